import type { ReactNode } from 'react'

/** Inter, cut in three by `unicode-range`, so that a browser fetches only the letters on the page; made by `scripts/typeface.ts`. */
const PARTS = [
  [
    new URL('./inter-first.woff2', import.meta.url).href,
    'U+20-7E,U+A0,U+AB,U+B7,U+BB,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212',
  ],
  [
    new URL('./inter-latin.woff2', import.meta.url).href,
    'U+A1-AA,U+AC-B6,U+B8-BA,U+BC-D6,U+D8-FF,U+131,U+152-153,U+2122',
  ],
  [
    new URL('./inter-vietnamese.woff2', import.meta.url).href,
    'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9,U+20AB',
  ],
] as const

/** Scaled to the width of the system fonts shown before it loads, so that nothing moves. */
const SIZE = '96%'

const faces = PARTS.map(
  ([file, letters]) =>
    `@font-face { font-family: 'Seaport Inter'; font-weight: 400 700; font-display: swap; size-adjust: ${SIZE}; src: url('${file}') format('woff2'); unicode-range: ${letters}; }`,
).join('\n')

/** Brings the product's typeface to the page: Inter for Latin letters and figures. Chinese stays with the system's own faces. */
export function Typeface(): ReactNode {
  return (
    <style href="seaport-typeface" precedence="low">
      {faces}
    </style>
  )
}
