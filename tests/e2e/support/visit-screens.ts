import type { Page } from 'playwright'
import { type Arrival, type ArrivalWatch, watchArrivals } from './arrival.ts'
import type { ConsoleSite, Visit } from './console-site.ts'
import { CONTENT, SCREEN_READY } from './screen-ready.ts'

/** Screens shown before stay in the document, hidden, until their tabs are closed. */
const CLOSE_OTHER_TABS = `for (const button of document.querySelectorAll('a[aria-keyshortcuts="Delete"]:not([aria-current]) + button')) button.click()`

export interface ScreenVisit extends Visit {
  /** Loads each screen anew, for pages without the shell, which share no layout. */
  readonly anew?: boolean
}

/** A screen that is ready, and how it loaded. */
export interface VisitedScreen extends Arrival {
  readonly page: Page
  readonly path: string
}

/**
 * Visits screen after screen over a slow line and yields each once it is ready. Only the first is loaded; the others are reached as by a
 * link, which is three times as fast.
 */
export async function* visitScreens(
  site: ConsoleSite,
  paths: readonly string[],
  { anew = false, ...visit }: ScreenVisit,
): AsyncGenerator<VisitedScreen> {
  let page: Page | undefined
  let watch: ArrivalWatch | undefined
  try {
    for (const path of paths) {
      if (page && !anew) {
        await watch?.begin()
        await site.show(path)
        await page.evaluate(CLOSE_OTHER_TABS)
      } else {
        const prepare = async (fresh: Page) => {
          await visit.prepare?.(fresh)
          watch ??= await watchArrivals(fresh)
          await watch.begin()
        }
        page = await site.open(path, { ...visit, prepare })
      }
      await page.evaluate(SCREEN_READY)
      await page.locator(CONTENT).first().waitFor()
      if (!watch) continue
      yield { page, path, ...(await watch.end()) }
    }
  } finally {
    await watch?.stop()
  }
}
