import type { Page } from 'playwright'
import { waitUntil } from '../../electron-host/src/wait-until.ts'

/** By how many pixels the page is wider than its window. A screen behind the login scrolls inside the shell: both must hold what they show. */
const OVERHANG = `(() => {
  const content = document.getElementById('content') ?? document.documentElement
  return Math.max(document.documentElement.scrollWidth - innerWidth, content.scrollWidth - content.clientWidth)
})()`

/** Widths, in pixels, at which the page sticks out: of a phone's, a tablet's and a desk's. */
export async function tooWideAt(page: Page): Promise<number[]> {
  const overhang = () => page.evaluate<number>(OVERHANG)
  const found: number[] = []
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // Drawings follow their place a moment later.
    await waitUntil('the page to fit', async () => (await overhang()) <= 0).catch(() => undefined)
    if ((await overhang()) > 0) found.push(width)
  }
  return found
}
