import { expect, test } from 'vitest'
import { arrivalFaults } from '../support/arrival.ts'
import { axeViolationsInBothThemes } from '../support/axe.ts'
import { consoleSite, type Visit } from '../support/console-site.ts'
import { GALLERY_VISITOR, galleryPages } from '../support/gallery.ts'
import { overflowingWidths } from '../support/overflowing-widths.ts'
import { visitScreens } from '../support/visit-screens.ts'

const site = consoleSite()

test('every page comes with few files and without moving; light and dark axe finds nothing, nothing crashes, and the longest words fit at every width', async () => {
  const found: string[] = []
  const note = ({ message }: Error) => found.push(message)
  const prepare: Visit['prepare'] = async (page) => void page.off('pageerror', note).on('pageerror', note)
  const paths = (await galleryPages()).map((name) => `/template/${name}`)
  for await (const { page, path, ...arrival } of visitScreens(site, paths, {
    ...GALLERY_VISITOR,
    locale: 'vi',
    prepare,
  })) {
    await page.locator('main h1:visible').first().waitFor()
    found.push(...arrivalFaults(path, arrival))
    found.push(...(await axeViolationsInBothThemes(page)).map((words) => `${path} ${words}`))
    found.push(...(await overflowingWidths(page)).map((width) => `${path} is too wide at ${width}`))
  }
  expect(found).toEqual([])
})
