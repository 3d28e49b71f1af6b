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

test('serves the built files with the strict policy and their content type', async () => {
  const script = await get('/assets/a.js')
  expect(await script.text()).toBe('script')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY)
  expect(script.headers.get('cache-control')).toContain('immutable')
  expect(script.headers.get('x-content-type-options')).toBe('nosniff')
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

test('the policy allows no inline script and no foreign address', () => {
  const scripts = CONTENT_SECURITY_POLICY.split('; ').find((part) => part.startsWith('script-src'))
  expect(scripts).toBe("script-src 'self'")
  expect(CONTENT_SECURITY_POLICY).not.toMatch(/https?:|\*|unsafe-eval/)
})
