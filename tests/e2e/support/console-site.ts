import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { PATIENCE_MS } from '../../support/patience.ts'
import { receive, sharedBrowser, type Visitor, WINDOW } from './console.ts'
import { type DemoServer, startDemoServer } from './demo-server.ts'
import { describePage } from './describe-page.ts'
import { CONTENT, SCREEN_READY } from './screen-ready.ts'

export interface Visit extends Visitor {
  /** State that must exist before anything is loaded. */
  prepare?(page: Page): Promise<unknown>
}

/** The console of a test file: one server for all of its tests, in a browser that other files use too. */
export interface ConsoleSite {
  /** Available once the tests begin. */
  readonly server: DemoServer
  /**
   * Loads a path for a new visitor. All tests share a page, because reloading costs a quarter of a new one: a test must
   * restore what it mocks, emulates, permits or opens. Motion is off unless a test needs it: without a graphics card,
   * tests would mostly wait for it.
   */
  open(path: string, visit?: Visit): Promise<Page>
  /** The same in a separate browser context, for tests with irreversible effects: setting the clock, adding scripts, using the developer tools. */
  openAlone(path: string, visit?: Visit, options?: BrowserContextOptions): Promise<Page>
  /** Navigates the page (or another one) to a path without reloading it. */
  go(path: string, on?: Page): Promise<unknown>
  /** The same, and resolves once the screen there has content: the screen that is left stays in view until the next one can be shown. */
  show(path: string): Promise<void>
  /** Resolves when the page (or another one) is at exactly this path. */
  at(path: string, on?: Page): Promise<void>
}

/** The page that all test files of this process share. */
let shared: { context: BrowserContext; page: Page; received?: AsyncDisposable } | undefined

/** Call at the top of a test file: registers the file's hooks. */
export function consoleSite(startServer: () => Promise<DemoServer> = startDemoServer): ConsoleSite {
  let server: DemoServer
  let browser: Browser
  let alone: BrowserContext[] = []
  let current: Page | undefined

  const address = (path: string) => `${server.serverUrl}/#${path}`
  const newPage = async (options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ viewport: WINDOW, reducedMotion: 'reduce', ...options })
    context.setDefaultTimeout(PATIENCE_MS)
    return { context, page: await context.newPage() }
  }

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(), sharedBrowser()])
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await describePage(current, task.name)
    await Promise.all(alone.map(close))
    alone = []
    if (!shared) return
    // Replace the page after a failed test.
    if (task.result?.state !== 'fail' && !shared.page.isClosed()) return tidy(shared)
    await close(shared.context)
    shared = undefined
  })
  afterAll(async () => {
    await shared?.page.removeAllListeners(undefined, { behavior: 'ignoreErrors' })
    await shared?.page.goto('about:blank')
    await server?.stop()
  })

  return {
    get server() {
      return server
    },
    async open(path, visit = {}) {
      if (!shared || shared.page.isClosed()) shared = await newPage()
      const { context, page } = shared
      await shared.received?.[Symbol.asyncDispose]()
      shared.received = await receive(context, server, visit)
      await visit.prepare?.(page)
      await load(page, address(path))
      await page.evaluate(SCREEN_READY).catch(() => undefined)
      current = page
      return page
    },
    async openAlone(path, visit = {}, options = {}) {
      const { context, page } = await newPage(options)
      alone.push(context)
      await receive(context, server, visit)
      await visit.prepare?.(page)
      await page.goto(address(path))
      current = page
      return page
    },
    go: (path, on = current as Page) => on.goto(address(path)),
    async show(path) {
      const page = current as Page
      const content = page.locator(CONTENT).first()
      if (page.url() !== address(path)) {
        const left = await content.elementHandle()
        await page.goto(address(path))
        await left?.waitForElementState('hidden')
      }
      await content.waitFor()
    },
    at: (path, on = current as Page) => on.waitForURL(address(path)),
  }
}

/**
 * Reloads an address even if only its part after the `#` differs. In one step: a page that learns of the new visitor
 * meanwhile navigates away from forbidden screens.
 */
async function load(page: Page, url: string): Promise<void> {
  if (page.url() === 'about:blank') return void (await page.goto(url))
  const loaded = page.waitForEvent('load')
  const anew = `history.replaceState(null, '', ${JSON.stringify(url)}); location.reload()`
  await page.evaluate(anew).catch(() => undefined)
  await loaded
}

/** A route handler may still be answering; its late error must not fail the test. */
async function close(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

async function tidy({ context, page }: { context: BrowserContext; page: Page }): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize(WINDOW)
  await page.mouse.move(-1, -1)
  await context.clearPermissions()
}
