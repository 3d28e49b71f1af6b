import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { openBrowser } from './console.ts'

/** One browser for all tests of a file; each test opens its console in it. To be called where the file begins. */
export function sharedBrowser(): () => Browser {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())
  return () => {
    if (!browser) throw new Error('The browser is there as soon as the tests begin')
    return browser
  }
}
