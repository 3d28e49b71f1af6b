import type { Page } from 'playwright'
import { waitUntil } from '../../electron-host/src/wait-until.ts'

/** By how many pixels the page overflows its window, or the shell inside which a screen scrolls. */
const OVERFLOW = `(() => {
  const content = document.getElementById('content') ?? document.documentElement
  return Math.max(document.documentElement.scrollWidth - innerWidth, content.scrollWidth - content.clientWidth)
})()`

/** The widths, in pixels, at which the page overflows: of a phone, a tablet and a desktop. */
export async function overflowingWidths(page: Page): Promise<number[]> {
  const overflow = () => page.evaluate<number>(OVERFLOW)
  const found: number[] = []
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // Charts are resized a moment later.
    await waitUntil('the page to fit', async () => (await overflow()) <= 0).catch(() => undefined)
    if ((await overflow()) > 0) found.push(width)
  }
  return found
}
