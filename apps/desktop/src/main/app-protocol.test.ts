import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { CONTENT_SECURITY_POLICY, createAppProtocol } from './app-protocol.ts'

const base = mkdtempSync(join(tmpdir(), 'seaport-protocol-'))
const dir = join(base, 'renderer')
mkdirSync(join(dir, 'assets'), { recursive: true })
writeFileSync(join(dir, 'index.html'), 'start')
writeFileSync(join(dir, 'assets/a.js'), 'script')
writeFileSync(join(dir, 'assets/secret.key'), 'odd kind')
writeFileSync(join(base, 'outside.js'), 'outside')
symlinkSync(join(base, 'outside.js'), join(dir, 'link.js'))
afterAll(() => rmSync(base, { recursive: true, force: true }))

const answer = createAppProtocol(dir)
const get = (path: string, init?: RequestInit) => answer(new Request(`app://seaport${path}`, init))

test('serves the built files with the strict policy', async () => {
  const script = await get('/assets/a.js')
  expect(await script.text()).toBe('script')
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  }
  expect(Object.fromEntries(script.headers)).toEqual(headers)
  expect(Object.fromEntries((await get('/')).headers)).toEqual({
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
})

test.each([
  ['html', 'text/html; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['map', 'application/json; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['PNG', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['ico', 'image/x-icon'],
  ['woff2', 'font/woff2'],
  ['mp4', 'video/mp4'],
  ['wasm', 'application/wasm'],
])('a file that ends in .%s is served as %s', async (ending, type) => {
  writeFileSync(join(dir, `b.${ending}`), '')
  expect((await get(`/b.${ending}`)).headers.get('content-type')).toBe(type)
})

test.each(['/', '/index.html', '/task/new'])('%s is the start page', async (path) => {
  expect(await (await get(path)).text()).toBe('start')
})

test.each([
  '/..%2foutside.js',
  '/assets/..%2f..%2foutside.js',
  '/%2e%2e%2foutside.js',
  '/..%5coutside.js',
  '/assets/a.js%00.html',
  '/%E0%A4%A.js',
  '/link.js',
  '/assets/secret.key',
  '/missing.js',
])('%s is refused, with the policy', async (path) => {
  const response = await get(path)
  expect([400, 404]).toContain(response.status)
  expect(await response.text()).toBe('')
  expect(response.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY)
})

test('what comes from elsewhere keeps its kind and may do nothing as a page', async () => {
  const picture = new Response('<svg/>', { status: 203, headers: { 'content-type': 'image/svg+xml' } })
  const asked: string[] = []
  const withMedia = createAppProtocol(dir, async ({ url }) => {
    asked.push(url)
    return url.endsWith('/media/1') ? picture : undefined
  })
  const answered = await withMedia(new Request('app://seaport/media/1'))
  expect([answered.status, await answered.text(), Object.fromEntries(answered.headers)]).toEqual([
    203,
    '<svg/>',
    {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  ])
  expect(await (await withMedia(new Request('app://seaport/media/2'))).text()).toBe('start')
  expect(asked).toEqual(['app://seaport/media/1', 'app://seaport/media/2'])
})

test('another host and another method are refused', async () => {
  expect((await answer(new Request('app://other/index.html'))).status).toBe(404)
  expect((await get('/', { method: 'POST' })).status).toBe(405)
})

test('the policy allows our own files, no inline script and no foreign address', () => {
  expect(CONTENT_SECURITY_POLICY).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'",
  )
})
