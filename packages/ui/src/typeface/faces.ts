import type { Lang } from '@seaport/i18n/lang'

/** A file of the typeface. */
interface Face {
  readonly url: string
  /** `unicode-range` of its letters: a browser fetches the file when the page shows one of them. */
  readonly letters: string
  /** Languages whose texts always show some of them. index.html preloads the file that all languages need. */
  readonly languages: readonly Lang[]
}

/** Inter in three files; made by `scripts/typeface.ts`. */
export const FACES: readonly Face[] = [
  {
    url: new URL('./inter-first.woff2', import.meta.url).href,
    letters:
      'U+20-7E,U+A0,U+AB,U+B7,U+BB,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212',
    languages: [],
  },
  {
    url: new URL('./inter-latin.woff2', import.meta.url).href,
    letters: 'U+A1-AA,U+AC-B6,U+B8-BA,U+BC-D6,U+D8-FF,U+131,U+152-153,U+2122',
    languages: ['vi'],
  },
  {
    url: new URL('./inter-vietnamese.woff2', import.meta.url).href,
    letters:
      'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9,U+20AB',
    languages: ['vi'],
  },
]

/**
 * Fetches the letters of a language. Call before its texts are loaded: letters that come after the text is drawn change its width, and
 * what stands beside or below it moves.
 */
export function preloadFaces(lang: Lang): void {
  for (const { url, languages } of FACES) {
    if (!languages.includes(lang) || document.head.querySelector(`link[href="${url}"]`)) continue
    const link = document.createElement('link')
    Object.assign(link, {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
      href: url,
    })
    document.head.append(link)
  }
}
