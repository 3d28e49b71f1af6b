/** The program's answers to what Electron and the system tell it; the functions given to `evaluate` run in the main process. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Desktop } from './desktop.ts'
import { prepareSample, serve, value } from './sample.ts'
import { waitUntil } from './wait-until.ts'

let sample: Awaited<ReturnType<typeof prepareSample>>
let site: Awaited<ReturnType<typeof serve>>
let desktop: Desktop | undefined
let page: Page

beforeAll(async () => {
  sample = await prepareSample()
  site = await serve(({ url }, response) =>
    response.setHeader('content-type', 'text/html').end(`<title>${url}</title><input>`),
  )
})
beforeEach(async () => {
  if (desktop) return
  desktop = await sample.launch()
  page = await desktop.firstWindow()
  await page.waitForSelector('body[data-ready]')
})
/** After it the next test starts the client on a new computer. Until then the tests share one, since starting it takes longer than most of them. */
async function end(): Promise<void> {
  await desktop?.kill()
  desktop = undefined
  sample?.forget()
}
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await end()
})
afterAll(async () => {
  await end()
  site?.close()
  sample?.cleanUp()
})

const running = () => desktop as Desktop
const log = () => readFileSync(join(sample.userDataDir, 'logs/desktop.log'), 'utf8')
const at = (path: string) => `http://127.0.0.1:${site.port}${path}`

test('our own window is reloaded after a crash, and works', async () => {
  await running().evaluate(
    ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
    null,
  )
  await waitUntil('the log to say so', () => log().includes('renderer gone'))
  await waitUntil('the window to work again', async () => {
    page = await running().firstWindow()
    return page.isVisible('body[data-ready]').catch(() => false)
  })
  expect(await value(page, 'math.add', { a: 2, b: 3 })).toEqual({ sum: 5 })
})

test('an abnormal exit of a Chromium process is logged, a clean one is not', async () => {
  await running().evaluate(({ app }) => {
    app.emit('child-process-gone', {}, { type: 'Utility', reason: 'clean-exit', exitCode: 0 })
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 9 })
  }, null)
  await waitUntil('the log to say so', () => log().includes('"type":"GPU"'))
  expect(log()).not.toContain('clean-exit')
})

test('the mouse’s back and forward buttons act in the page that has the focus', async () => {
  await value(page, 'view.open', { accountId: 'a', url: at('/one') })
  const view = await running().window(({ partition }) => partition === 'persist:account-a')
  // A page that has not come yet is not in the history.
  await view.waitForURL(at('/one'))
  await value(page, 'view.open', { accountId: 'a', url: at('/two') })
  await view.waitForURL(at('/two'))
  await view.click('input')
  // The program hears of both a moment after the page.
  await waitUntil('a page to go back to, and the focus in it', () =>
    running().evaluate(({ BrowserWindow }) => {
      const pages = BrowserWindow.getAllWindows()[0]?.contentView.children as Electron.WebContentsView[]
      return pages.some(
        ({ webContents }) => webContents?.navigationHistory.canGoBack() && webContents.isFocused(),
      )
    }, null),
  )
  const press = (command: string) =>
    running().evaluate(
      ({ BrowserWindow }, pressed) =>
        void BrowserWindow.getAllWindows()[0]?.emit('app-command', {} as Electron.Event, pressed),
      command,
    )
  await press('browser-backward')
  await view.waitForURL(at('/one'))
  await press('browser-forward')
  await view.waitForURL(at('/two'))
  await value(page, 'view.close', { accountId: 'a' })
})

test.each(['query-session-end', 'session-end', 'shutdown'])(
  '%s: the program saves and goes, without a question to a page with a draft',
  async (event) => {
    await value(page, 'view.open', { accountId: 'a', url: at('/draft') })
    const view = await running().window(({ partition }) => partition === 'persist:account-a')
    await view.evaluate("addEventListener('beforeunload', (event) => event.preventDefault())")
    await view.click('input')
    await running().evaluate(({ BrowserWindow, powerMonitor }, name) => {
      const told = { preventDefault: () => undefined }
      if (name === 'shutdown') powerMonitor.emit('shutdown', told)
      else BrowserWindow.getAllWindows()[0]?.emit(name as 'session-end', told as never)
    }, event)
    expect(await running().exited).toBe(0)
    expect(log()).toContain('the system is shutting down')
    await end()
  },
)
