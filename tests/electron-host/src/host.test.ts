import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_SECURITY_POLICY } from '@seaport/desktop/main/app-protocol'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Desktop } from './desktop.ts'
import { call, prepareSample, serve, value } from './sample.ts'
import { waitUntil } from './wait-until.ts'

let sample: Awaited<ReturnType<typeof prepareSample>>
let desktop: Desktop
let page: Page

beforeAll(async () => {
  sample = await prepareSample()
  desktop = await sample.launch()
  page = await desktop.firstWindow()
  await page.waitForSelector('body[data-ready]')
})
afterAll(async () => {
  await desktop?.close()
  sample?.cleanUp()
})

const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
const log = () => readFileSync(join(sample.userDataDir, 'logs/desktop.log'), 'utf8')

test('a call reaches main and returns its answer', async () => {
  expect(await value(page, 'math.add', { a: 2, b: 3 })).toEqual({ sum: 5 })
})

test.each([{ a: 2 }, { a: 2, b: 'x' }, { a: 1, b: 2, c: 3 }, null, [], 7])(
  'arguments %j are refused',
  async (args) => {
    const reply = await call(page, 'math.add', args)
    expect(reply).toMatchObject({ ok: false, error: { code: 400, reason: 'invalid_input' } })
    expect(!reply.ok && reply.error.detail?.[0]?.loc[0]).toBe('body')
  },
)

test('a name that the contract lacks never leaves the page', async () => {
  await expect(call(page, 'math.subtract', {})).rejects.toThrow('Unknown call')
})

test("a handler's refusal crosses as data", async () => {
  expect(await call(page, 'fail.refusal', {})).toMatchObject({
    ok: false,
    error: { code: 400, reason: 'no_free_port', msg: 'No free port', request_id: expect.any(String) },
  })
})

test.each(['fail.plain', 'fail.result'])(
  '%s is a fault with an id; its details stay in the log',
  async (name) => {
    const reply = await call(page, name, {})
    expect(reply).toMatchObject({ ok: false, error: { code: 500, reason: 'fault', msg: 'Internal fault' } })
    if (reply.ok) throw new Error('expected a fault')
    expect(JSON.stringify(reply)).not.toContain('hunter2')
    expect(log()).toContain(reply.error.request_id)
  },
)

test('events reach the page in order', async () => {
  for (const text of ['one', 'two', 'three']) await value(page, 'news.send', { text })
  await waitUntil('three pieces of news', async () => (await heard()).length >= 3)
  expect((await heard()).slice(0, 3)).toEqual(['one', 'two', 'three'])
})

test('a window with our preload that is not ours is refused', async () => {
  const site = await serve((_request, response) =>
    response.setHeader('content-type', 'text/html').end('rogue'),
  )
  try {
    await value(page, 'rogue.open', { url: `http://127.0.0.1:${site.port}/` })
    const rogue = await desktop.window(({ partition }) => partition === 'rogue')
    expect(await call(rogue, 'math.add', { a: 1, b: 1 })).toMatchObject({
      ok: false,
      error: { code: 403, reason: 'forbidden' },
    })
    await rogue.close()
  } finally {
    site.close()
  }
})

test('the page can neither reach the IPC channel behind its API nor change the API', async () => {
  expect(
    await page.evaluate(() => {
      const scope = globalThis as unknown as Record<string, unknown>
      const surface = scope.seaport as Record<string, unknown>
      return {
        binding: typeof scope.__electronHost,
        require: typeof scope.require,
        keys: Object.keys(surface).sort(),
        frozen: Object.isFrozen(surface),
      }
    }),
  ).toEqual({ binding: 'undefined', require: 'undefined', keys: ['call', 'on'], frozen: true })
})

test('app:// answers with the strict policy, which stops inline script', async () => {
  const answer = await page.evaluate(async () => {
    const response = await fetch('/index.html')
    return { status: response.status, policy: response.headers.get('content-security-policy') }
  })
  expect(answer).toEqual({ status: 200, policy: CONTENT_SECURITY_POLICY })
  expect(await page.title()).toBe('Sample')
})

test.each(['/..%2fmain.ts', '/..%2f..%2fpackage.json', '/%2e%2e%2fhelper.ts', '/missing.js'])(
  '%s is refused',
  async (path) => {
    const status = await page.evaluate(async (to) => (await fetch(to)).status, path)
    expect([400, 404]).toContain(status)
  },
)

test('the page opens no window; an https address goes to the system, when the person agrees', async () => {
  const before = (await desktop.windows()).length
  await desktop.answerDialog('showMessageBox', { response: 0, checkboxChecked: false })
  expect(
    await page.evaluate(() =>
      (globalThis as unknown as { open(url: string): unknown }).open('https://a.invalid/'),
    ),
  ).toBe(null)
  await waitUntil('the address outside', () => desktop.openedOutside.length >= 1)
  await desktop.answerDialog('showMessageBox', { response: 0, checkboxChecked: false })
  await page.click('#outside')
  await waitUntil('both addresses outside', () => desktop.openedOutside.length >= 2)
  expect(desktop.openedOutside).toEqual(['https://a.invalid/', 'https://outside.invalid/page'])
  expect(await desktop.windows()).toHaveLength(before)
})

test('the page does not leave its own origin', async () => {
  let visits = 0
  const site = await serve((_request, response) => {
    visits += 1
    response.end()
  })
  try {
    const url = `http://127.0.0.1:${site.port}/`
    const stopped = page.waitForEvent('requestfailed', (request) => request.url() === url)
    await page.evaluate((to) => {
      const { location } = globalThis as unknown as { location: { href: string } }
      location.href = to
    }, url)
    await stopped
    expect(await value(page, 'math.add', { a: 1, b: 1 })).toEqual({ sum: 2 })
    expect(visits).toBe(0)
  } finally {
    site.close()
  }
})

test('permissions are denied', async () => {
  expect(
    await page.evaluate(() => {
      const scope = globalThis as unknown as { Notification: { requestPermission(): Promise<string> } }
      return scope.Notification.requestPermission()
    }),
  ).toBe('denied')
})

test('secrets are readable, and encrypted on disk', async () => {
  await value(page, 'secret.set', { value: 'a very secret token' })
  expect(await value(page, 'secret.get', {})).toEqual({ value: 'a very secret token' })
  expect(readFileSync(join(sample.userDataDir, 'secrets.json'), 'utf8')).not.toContain('secret token')
})

test('a helper process receives and answers messages', async () => {
  expect(await value(page, 'helper.ask', { text: 'you' })).toEqual({ answer: 'helper heard you' })
})

test('missing parts of the Chromium host throw with their name', async () => {
  const { error } = (await value(page, 'host.missing', {})) as { error: string }
  if (desktop.host === 'chromium') expect(error).toContain('electron.globalShortcut.isRegistered')
  else expect(error).toContain('none')
})

test('a second start on the same data folder exits at once and leaves the first running', async () => {
  const second = await sample.launch()
  expect(await second.exited).toBe(0)
  expect(await value(page, 'math.add', { a: 4, b: 4 })).toEqual({ sum: 8 })
})
