import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, json, text } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handleErrors, handleFrameworkError } from '../kernel/http/errors.ts'
import { serveConsole } from './console.ts'

let folder: string
let app: FastifyInstance
let port: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-console-'))
  for (const part of ['assets', '.vite']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, 'assets', 'a.js'), '1')
  for (const [file, content] of [
    ['index.html', '<!doctype html>'],
    ['assets/a.js', '1'],
  ] as const) {
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content))
  }
  writeFileSync(join(folder, 'assets', 'small.js'), '2')
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}')
  app = Fastify({ frameworkErrors: handleFrameworkError })
  handleErrors(app)
  await serveConsole(app, folder)
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends a path unchanged; fetch would normalize it. */
const answerTo = (path: string, headers: Record<string, string> = {}) =>
  new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers, agent: false }, resolve).on('error', reject)
  })

test('serves the page uncached and its files for a year', async () => {
  const page = await answerTo('/')
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache'])
  const file = await answerTo('/assets/a.js')
  expect([file.statusCode, file.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect(file.headers['content-security-policy']).toBe(
    "default-src 'none';connect-src 'self';frame-ancestors 'none'",
  )
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
})

test.each([
  ['/', 'gzip, deflate, br, zstd', 'br', '<!doctype html>', 'text/html; charset=utf-8'],
  ['/assets/a.js', 'br', 'br', '1', 'application/javascript; charset=utf-8'],
  ['/assets/a.js', 'gzip', 'gzip', '1', 'application/javascript; charset=utf-8'],
  ['/assets/a.js', 'br;q=0', undefined, '1', 'application/javascript; charset=utf-8'],
  ['/assets/small.js', 'br, gzip', undefined, '2', 'application/javascript; charset=utf-8'],
])('sends %s to a client that accepts "%s" as %s', async (path, accepted, encoding, content, type) => {
  const answer = await answerTo(path, { 'accept-encoding': accepted })
  const read = { br: brotliDecompressSync, gzip: gunzipSync }[String(encoding)] ?? ((as: Buffer) => as)
  expect(String(read(await buffer(answer)))).toBe(content)
  expect(answer.headers).toMatchObject({ vary: 'accept-encoding', 'content-type': type })
  expect(answer.headers['content-encoding']).toBe(encoding)
})

test('each encoding has its own ETag, and an unchanged file is not sent again', async () => {
  const tagOf = async (encoding: string) =>
    (await answerTo('/', { 'accept-encoding': encoding })).headers.etag ?? ''
  const [brotli, plain] = [await tagOf('br'), await tagOf('identity')]
  expect(brotli).not.toBe(plain)
  const again = await answerTo('/', { 'accept-encoding': 'br', 'if-none-match': brotli })
  expect([again.statusCode, again.headers.vary, await text(again)]).toEqual([304, 'accept-encoding', ''])
})

test.each([
  '/..',
  '/../..',
  '//',
  '//x/',
  '/%00',
  '/a%00b',
  '/%5c..%5c',
  '/%2e%2e/%2e%2e/etc/passwd',
  `/${'a'.repeat(300)}`,
  `/${'a'.repeat(5000)}`,
  '/assets',
  '/assets/',
  '/assets/..',
  '/.vite/manifest.json',
])('%s is not found, and not logged as our fault', async (path) => {
  for (const encoding of ['identity', 'br']) {
    const answer = await answerTo(path, { 'accept-encoding': encoding })
    expect([answer.statusCode, await json(answer)]).toEqual([
      404,
      expect.objectContaining({ reason: 'not_found' }),
    ])
  }
})

// Reported for other products; sources are in docs/inputs.md.
test.each([
  ['/%23/task/7?tab=people', '/#/task/7?tab=people'],
  ['/%23/', '/#/'],
  ['/%23//evil.example', '/#//evil.example'],
  ['/login', '/#/login'],
  ['/task?status=error', '/#/task?status=error'],
  ['/buyPort-user', '/#/buyPort-user'],
])('a browser that asks for %s is led to the screen', async (path, screen) => {
  const answer = await answerTo(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, screen])
  expect((await answerTo(path, { accept: '*/*' })).statusCode).toBe(404)
})

// authelia/authelia#10406, kanidm/kanidm#2808, getsentry/sentry#124747
test('password managers are led to the dialog for the password, and learn that addresses that are missing are told so', async () => {
  const answer = await answerTo('/.well-known/change-password')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/#/dashboard?password=change'])
  const never = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await answerTo(never)).statusCode).toBe(404)
})

test.each(['/api/v1/nothing', '/assets/gone.js', '//evil.example', '/%23evil', '/.vite/manifest.json'])(
  'of %s a browser is told that there is none',
  async (path) => {
    const answer = await answerTo(path, { accept: 'text/html' })
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined])
  },
)

test('after a build, the page’s policy names its new scripts', async () => {
  const page = join(folder, 'index.html')
  const policy = async () => (await answerTo('/')).headers['content-security-policy']
  for (const [built, script] of [1, 2].entries()) {
    writeFileSync(page, `<!doctype html><script>${script}</script>`)
    utimesSync(page, built, built)
    expect(await policy()).toContain(
      `script-src 'self' '${`sha256-${hash('sha256', String(script), 'base64')}`}'`,
    )
  }
})
