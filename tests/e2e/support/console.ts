import { settingShapes } from '@seaport/contract/setting'
import { type Browser, chromium, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '../../electron-host/src/find-chromium.ts'
import type { Stack } from './stack.ts'
import { SUPERVISOR } from './supervisor.ts'

/** No test asks a public service where it is: their names lead nowhere. (A route would do, but switches the browser's cache off.) */
const nowhere = [settingShapes.geo_lookup_url, settingShapes.geo_fallback_url]
  .map(({ initial }) => `MAP ${new URL(initial).hostname} ~NOTFOUND`)
  .join(',')

export interface OpenConsole {
  readonly page: Page
  close(): Promise<void>
}

/** A browser for any number of consoles: starting one costs more than most tests. */
export function openBrowser(): Promise<Browser> {
  const args = [...chromiumFlags, `--host-resolver-rules=${nowhere}`]
  return chromium.launch({ executablePath: findChromium(), args })
}

/**
 * The console that the stack's server serves, with storage of its own; logged in as nobody yet.
 * @param browser to open it in; else one of its own, which it closes
 */
export async function openConsole(
  stack: Pick<Stack, 'serverUrl'>,
  locale: 'cn' | 'hk' | 'en' | 'vi' | 'ms' = 'en',
  browser?: Browser,
): Promise<OpenConsole> {
  const host = browser ?? (await openBrowser())
  const context = await host.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), locale)
  const page = await context.newPage()
  await page.goto(stack.serverUrl)
  return { page, close: () => (browser ? context.close() : host.close()) }
}

/** Logs in to the console; the answer is for the test to look at. */
export async function logInToConsole(page: Page, { email, password } = SUPERVISOR): Promise<void> {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
}
