import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedEncoding } from './compression.ts'
import { sendWithETag, withETag } from './etag.ts'

const long = { list: Array.from({ length: 200 }, (_, id) => ({ id, name: '港口' })) }
let app: FastifyInstance
beforeAll(() => {
  app = Fastify()
  app.get('/long', (request, reply) => sendWithETag(request, reply, withETag(long), false))
  app.get('/short', (request, reply) => sendWithETag(request, reply, withETag({ id: 1 }), false))
})
afterAll(() => app.close())

const answerTo = (url: string, headers: Record<string, string>) => app.inject({ url, headers })

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
])('a long answer to "%s" is encoded as %s', async (accepted, encoding, decompress) => {
  const answer = await answerTo('/long', { 'accept-encoding': accepted })
  expect(answer.headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(answer.rawPayload.length),
    vary: 'accept-encoding',
  })
  expect(JSON.parse(String(decompress(answer.rawPayload)))).toEqual(long)
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 4)
})

test('a client without a supported encoding gets a long answer uncompressed', async () => {
  const answer = await answerTo('/long', {})
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect([answer.headers.vary, answer.json()]).toEqual(['accept-encoding', long])
})

test('a short answer is not compressed', async () => {
  const answer = await answerTo('/short', { 'accept-encoding': 'br' })
  expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([undefined, undefined])
})

test('a tag counts with and without its W/ and a proxy’s suffix, alone and among others', async () => {
  const tag = String((await answerTo('/long', {})).headers.etag)
  expect(tag).toMatch(/^W\/"[\w-]{27}"$/)
  const strong = tag.slice(2)
  const suffixed = (suffix: string) => `${tag.slice(0, -1)}${suffix}"`
  const byApache = [suffixed('-gzip'), suffixed('-br'), `"other", ${suffixed('-gzip').slice(2)}`]
  for (const known of [tag, strong, `"other", ${tag}`, `W/"other",${strong} , "last"`, '*', ...byApache])
    expect([known, (await answerTo('/long', { 'if-none-match': known })).statusCode]).toEqual([known, 304])
  for (const unknown of ['"other"', strong.slice(1, -1), `${strong.slice(0, -1)}x"`, suffixed('-x'), ''])
    expect([unknown, (await answerTo('/long', { 'if-none-match': unknown })).statusCode]).toEqual([
      unknown,
      200,
    ])
})

test('an unchanged answer is not sent again, whatever its encoding', async () => {
  const headers = { 'accept-encoding': 'br' }
  const { etag } = (await answerTo('/long', headers)).headers
  expect((await answerTo('/long', { ...headers, 'if-none-match': String(etag) })).statusCode).toBe(304)
})

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['BR', 'br'],
  ['br;q=0.000, gzip;q=0', undefined],
  ['br;q=0.1', 'br'],
  ['x-br', undefined],
])('accept-encoding "%s" selects %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
