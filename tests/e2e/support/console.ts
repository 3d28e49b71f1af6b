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

/** A browser on the console that the stack's server serves; logged in as nobody yet. */
export async function openConsole(
  stack: Pick<Stack, 'serverUrl'>,
  locale: 'cn' | 'hk' | 'en' | 'vi' | 'ms' = 'en',
): Promise<OpenConsole> {
  const browser: Browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, `--host-resolver-rules=${nowhere}`],
  })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), locale)
  const page = await context.newPage()
  await page.goto(stack.serverUrl)
  return { page, close: () => browser.close() }
}

/** Logs in to the console; the answer is for the test to look at. */
export async function logInToConsole(page: Page, { email, password } = SUPERVISOR): Promise<void> {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('button[type="submit"]').click()
}
