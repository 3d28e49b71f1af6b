import { expect, test } from 'vitest'
import { createMedia } from './media.ts'

const SERVER = 'https://seaport.test'
const ADDRESS = '/api/v1/file/0199-abc/content?expires=1&signature=s'
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Request(`app://seaport${path}`, { headers })
/** A server with one answer that records its requests. */
const answering = (answer: () => Response | Promise<Response>) => {
  const asked: { url: string; range: string | null; redirect: unknown }[] = []
  const media = createMedia(
    () => SERVER,
    async (input, init) => {
      const range = new Headers(init?.headers).get('range')
      asked.push({ url: String(input), range, redirect: init?.redirect })
      return answer()
    },
  )
  return { media, asked }
}

test('a picture is loaded from its signed address, in ranges if requested', async () => {
  const headers = {
    'content-type': 'video/mp4',
    'content-range': 'bytes 0-1/9',
    'set-cookie': 'x=1',
    'access-control-allow-origin': '*',
  }
  const { media, asked } = answering(() => new Response('ab', { status: 206, headers }))
  const answer = await media(ask(ADDRESS, { range: 'bytes=0-1' }))
  // A redirect could lead the window to any host.
  expect(asked).toEqual([{ url: `${SERVER}${ADDRESS}`, range: 'bytes=0-1', redirect: 'error' }])
  expect([answer?.status, await answer?.text()]).toEqual([206, 'ab'])
  expect([...(answer?.headers ?? [])]).toEqual([
    ['content-range', 'bytes 0-1/9'],
    ['content-type', 'video/mp4'],
  ])
})

test('a picture that the window gives up is given up at the server', async () => {
  let sent: AbortSignal | null | undefined
  const media = createMedia(
    () => SERVER,
    async (_input, init) => {
      sent = init?.signal
      return new Response(null, { status: 404 })
    },
  )
  const stop = new AbortController()
  await media(new Request(`app://seaport${ADDRESS}`, { signal: stop.signal }))
  stop.abort()
  expect(sent?.aborted).toBe(true)
})

test.each([
  ['/index.html'],
  ['/api/v1/file/x'],
  ['/api/v1/file/../user/info/content'],
  ['/api/v1/file/a%2Fb/content'],
  ['/api/v1/file//content'],
  ['/api/v1/seat/workspace'],
])('%s is not requested from the server', async (path) => {
  const { media, asked } = answering(() => new Response('x'))
  expect(await media(ask(path))).toBeUndefined()
  expect(asked).toEqual([])
})

test.each([
  ['a page', 'text/html', 200, 415],
  ['a drawing that may carry a script', 'image/svg+xml', 200, 415],
  ['a refusal', 'application/json', 404, 404],
])('%s is blocked', async (_, type, status, shown) => {
  const { media } = answering(() => new Response('<script>', { status, headers: { 'content-type': type } }))
  const answer = await media(ask(ADDRESS))
  expect([answer?.status, await answer?.text()]).toEqual([shown, ''])
})

test('an unreachable server is not a fault of the window', async () => {
  const { media } = answering(() => Promise.reject(new TypeError('fetch failed')))
  expect((await media(ask(ADDRESS)))?.status).toBe(502)
})
