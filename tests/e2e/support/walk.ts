import type { Page } from 'playwright'
import type { ConsoleSite, Visit } from './console-site.ts'
import { STANDING } from './standing.ts'

/** Screens that were shown before stay in the document, out of sight, until their tabs are closed. */
const CLOSE_OTHER_TABS = `for (const button of document.querySelectorAll('a[aria-keyshortcuts="Delete"]:not([aria-current]) + button')) button.click()`

/**
 * Leads one visitor from screen to screen and hands each over as soon as it stands there. Only the first one is loaded, the others are come to as by a link:
 * that costs a third.
 */
export async function* walk(
  site: ConsoleSite,
  paths: readonly string[],
  visit: Visit,
): AsyncGenerator<{ readonly page: Page; readonly path: string }> {
  let page: Page | undefined
  for (const path of paths) {
    if (page) {
      const former = await page.waitForSelector(STANDS)
      await site.go(path)
      await former.waitForElementState('hidden')
      await page.evaluate(CLOSE_OTHER_TABS)
    } else page = await site.open(path, visit)
    await page.evaluate(STANDING)
    await page.locator(STANDS).first().waitFor()
    yield { page, path }
  }
}

/** Something to read or to use. */
const STANDS = 'main :is(h1, button):visible'
