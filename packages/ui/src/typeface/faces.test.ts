// @vitest-environment jsdom
import { LANGS } from '@seaport/i18n/lang'
import { expect, onTestFinished, test } from 'vitest'
import { preloadFaces } from './faces.ts'

test('Vietnamese letters are fetched once, before the texts; other languages need none of the later files', () => {
  const links = () => [...document.head.querySelectorAll('link')]
  onTestFinished(() => {
    for (const link of links()) link.remove()
  })
  const fetched = () =>
    links().map(
      ({ rel, as, type, crossOrigin, href }) =>
        `${rel} ${as} ${type} ${crossOrigin} ${href.replace(/^.*\//, '')}`,
    )
  for (const lang of LANGS) if (lang !== 'vi') preloadFaces(lang)
  expect(fetched()).toEqual([])
  preloadFaces('vi')
  preloadFaces('vi')
  // Fonts are fetched without credentials; a preload with them would be fetched a second time.
  expect(fetched()).toEqual([
    'preload font font/woff2 anonymous inter-latin.woff2',
    'preload font font/woff2 anonymous inter-vietnamese.woff2',
  ])
})
