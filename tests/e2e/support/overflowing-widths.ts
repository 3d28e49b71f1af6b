import type { Page } from 'playwright'
import { waitUntil } from '../../electron-host/src/wait-until.ts'

/** Number of pixels by which the page overflows its window, or the shell inside which a screen scrolls. */
const OVERFLOW = `(() => {
  const content = document.getElementById('content') ?? document.documentElement
  return Math.max(document.documentElement.scrollWidth - innerWidth, content.scrollWidth - content.clientWidth)
})()`

/** The first of three widths, in pixels, at which the page overflows: of a phone, a tablet and a desktop. */
export async function overflowingWidths(page: Page): Promise<number[]> {
  const overflow = () => page.evaluate<number>(OVERFLOW)
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // Charts are resized a moment later.
    const fits = await waitUntil('the page to fit', async () => (await overflow()) <= 0).catch(() => false)
    // Stop at the first: each failing width takes a full timeout.
    if (!fits) return [width]
  }
  return []
}
