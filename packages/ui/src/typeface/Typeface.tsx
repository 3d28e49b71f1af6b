import type { ReactNode } from 'react'
import { FACES } from './faces.ts'

/** Scaled to the width of the system fonts shown before it loads, so that nothing moves. */
const SIZE = '96%'

const faces = FACES.map(
  ({ url, letters }) =>
    `@font-face { font-family: 'Seaport Inter'; font-weight: 400 700; font-display: swap; size-adjust: ${SIZE}; src: url('${url}') format('woff2'); unicode-range: ${letters}; }`,
).join('\n')

/** Brings the product's typeface to the page: Inter for Latin letters and figures. Chinese stays with the system's own faces. */
export function Typeface(): ReactNode {
  return (
    <style href="seaport-typeface" precedence="low">
      {faces}
    </style>
  )
}
