import { settingDefinitions } from '@seaport/contract/platform/setting.schema'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '../../electron-host/src/find-chromium.ts'
import { PATIENCE_MS } from '../../support/patience.ts'
import type { Stack } from './stack.ts'
import { confirmSession, OWNER, openSession, type Person, SUPERVISOR } from './supervisor.ts'

/** The public geolocation services don't resolve. (A route would do too, but disables the browser's cache.) */
const nowhere = [settingDefinitions.geo_lookup_url, settingDefinitions.geo_fallback_url]
  .map(({ initial }) => `MAP ${new URL(initial).hostname} ~NOTFOUND`)
  .join(',')

/** A host name of this machine that browsers treat as insecure, unlike 127.0.0.1. */
export const INSECURE_HOST = 'seaport.test'

/** Turns V8's optimizing compilers off: test pages are too short-lived to profit from them. */
const compileLess = '--js-flags=--no-opt,--no-maglev'

/** Size of the window unless a test chooses another one. */
export const WINDOW = { width: 1280, height: 800 }

/** Session and browser data of a visitor of the console. */
export interface Visitor {
  /** English unless told. */
  readonly locale?: 'cn' | 'hk' | 'en' | 'vi' | 'ms'
  /** The session in storage; none by default. */
  readonly as?: Person
  /** Without a step-up: the dialog appears where one is required. */
  readonly unconfirmed?: boolean
  /** Further entries of the browser's local storage, by name. */
  readonly stored?: Readonly<Record<string, string>>
  /** Milliseconds since the epoch at which the browser's clock stands still. */
  readonly stillAt?: number
}

export interface OpenConsole {
  readonly page: Page
  close(): Promise<void>
}

function launch(): Promise<Browser> {
  const args = [
    ...chromiumFlags,
    compileLess,
    `--host-resolver-rules=${nowhere},MAP ${INSECURE_HOST} 127.0.0.1`,
  ]
  return chromium.launch({ executablePath: findChromium(), args })
}

let browser: Promise<Browser> | undefined

/** The browser of this process, for all the files that are tested in it: starting one costs more than most tests. It ends with the process. */
export async function sharedBrowser(): Promise<Browser> {
  if (!(await browser)?.isConnected()) browser = launch()
  return (await browser) as Browser
}

/** A server's console in a separate browser, at its first page. */
export async function openConsole(
  server: Pick<Stack, 'serverUrl'>,
  visitor: Visitor = {},
): Promise<OpenConsole> {
  const browser = await launch()
  const context = await browser.newContext({ viewport: WINDOW })
  context.setDefaultTimeout(PATIENCE_MS)
  await receive(context, server, visitor)
  const page = await context.newPage()
  await page.goto(server.serverUrl)
  return { page, close: () => browser.close() }
}

let visits = 0

/**
 * Sets up a context for a visitor: its next page has only their storage and session.
 * @returns what to dispose of before the next visitor
 */
export async function receive(
  context: BrowserContext,
  server: Pick<Stack, 'serverUrl'>,
  { locale = 'en', as, unconfirmed = false, stored, stillAt }: Visitor,
) {
  const session = as && (await openSession(server, as))
  if (as && session && !unconfirmed) await confirmSession(server, as, session.token)
  await context.clearCookies()
  if (session)
    await context.addCookies([
      { name: 'user_id', value: session.user_id, url: server.serverUrl, sameSite: 'Strict' },
    ])
  visits += 1
  const memory = {
    visit: String(visits),
    language: locale,
    ...stored,
    ...(session && {
      token: session.token,
      vuems_name: session.username,
      is_superuser: session.is_superuser ? '1' : '0',
    }),
  }
  const clock = stillAt === undefined ? undefined : await context.addInitScript(STAND_STILL, stillAt)
  const storage = await context.addInitScript((wanted) => {
    // A page without an address has no storage.
    const { origin } = globalThis as unknown as { origin: string }
    if (origin === 'null' || localStorage.getItem('visit') === wanted.visit) return
    localStorage.clear()
    sessionStorage.clear()
    for (const [name, value] of Object.entries(wanted)) localStorage.setItem(name, value)
  }, memory)
  return {
    async [Symbol.asyncDispose]() {
      await storage.dispose()
      await clock?.dispose()
    },
  }
}

/** Timers go on, so that what waits is not stuck, and the short ones end at once: React shows a part up to 300 ms after it has come. (Playwright's own clock can't be taken off a page again.) */
const STAND_STILL = (now: number) => {
  const Real = Date
  class StillDate extends Real {
    constructor(...parts: unknown[]) {
      super(...((parts.length > 0 ? parts : [now]) as [number]))
    }
    static override now() {
      return now
    }
  }
  globalThis.Date = StillDate as DateConstructor
  const { setTimeout: later } = globalThis
  globalThis.setTimeout = ((run: () => void, ms = 0, ...rest: []) =>
    later(run, ms > 500 ? ms : 0, ...rest)) as typeof later
  // Generated passwords, too, are the same in every run.
  crypto.getRandomValues = (array) => {
    for (const at of (array as Uint8Array).keys()) (array as Uint8Array)[at] = at * 37
    return array
  }
}

/** Confirms the step-up dialog with the password, which resumes the action. */
export async function confirmStepUp(page: Page, password = OWNER.password): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await dialog.locator('input[name="password"]').fill(password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Submits the console's login form without waiting for the result. */
export async function logInToConsole(page: Page, { email, password } = SUPERVISOR): Promise<void> {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
}
