import { expect, test } from 'vitest'
import { consoleSite, type Visit } from './support/console-site.ts'
import { galleryPages, openGallery } from './support/gallery.ts'
import { tooWideAt } from './support/widths.ts'

const site = consoleSite()

test('every page fits on a phone, a tablet and a desk, in the language with the longest words too', {
  timeout: 240_000,
}, async () => {
  const tooWide: string[] = []
  const prepare: Visit['prepare'] = (page) => page.emulateMedia({ reducedMotion: 'reduce' })
  for (const name of await galleryPages()) {
    const page = await openGallery(site, name, { locale: 'vi', prepare })
    tooWide.push(...(await tooWideAt(page)).map((width) => `${name} at ${width}`))
  }
  expect(tooWide).toEqual([])
})
