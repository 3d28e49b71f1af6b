import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Colours that change with the theme take a moment; what moves for ever is not waited for. */
const CALM = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => Promise.allSettled(
  document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < 10_000).map(({ finished }) => finished)))`

/** What axe finds wrong with the page, in words: WCAG 2.2, levels A and AA. */
export async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  await page.evaluate(CALM)
  return page.evaluate(`axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
    .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => id + ': ' + html.slice(0, 160) + ' ' + (any[0]?.message ?? ''))))`)
}
