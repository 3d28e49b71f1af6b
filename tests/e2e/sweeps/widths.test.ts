import { expect, test } from 'vitest'
import { consoleScreens } from '../support/console-screens.ts'
import { consoleSite } from '../support/console-site.ts'
import { overflowingWidths } from '../support/overflowing-widths.ts'
import { visitScreens } from '../support/visit-screens.ts'

const site = consoleSite()

test('no page is wider than its window, in any language', { timeout: 240_000 }, async () => {
  const paths = (await consoleScreens()).filter(({ layout }) => layout === 'page').map(({ path }) => path)
  const wide: string[] = []
  for (const locale of ['cn', 'hk', 'en', 'vi'] as const) {
    for await (const { page, path } of visitScreens(site, paths, { locale })) {
      await page.locator('main h1:visible').first().waitFor()
      wide.push(...(await overflowingWidths(page)).map((width) => `${path} ${locale} ${width}`))
    }
  }
  expect(wide).toEqual([])
})
