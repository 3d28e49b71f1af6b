import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './root.ts'

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('')

/** Characters of each file: the first covers English and Chinese screens, browsers load the others when a page has their characters. */
const FILES = {
  'inter-first': { source: 'latin', letters: `${from(0x20, 0x7e)}\u00a0«·»×–—‘’“”•…€−` },
  'inter-latin': { source: 'latin', letters: `${from(0xa1, 0xff)}ıŒœ™` },
  'inter-vietnamese': {
    source: 'vietnamese',
    letters: `ĂăĐđĨĩŨũƠơƯư${from(0x1ea0, 0x1ef9)}₫\u0300\u0301\u0303\u0309\u0323`,
  },
} as const

/** Where the product keeps them. */
export const TYPEFACE_FOLDER = join(root, 'packages/ui/src/typeface')

/** Name records of copyright, licence and licence address, which the licence requires. */
const LEGAL_NAMES = [0, 13, 14]

/** @returns the product's font files by name, subset from the published font */
export async function makeTypeface(): Promise<ReadonlyMap<string, Buffer>> {
  const published = createRequire(import.meta.url).resolve('@fontsource-variable/inter/package.json')
  const made = new Map<string, Buffer>()
  for (const [name, { source, letters }] of Object.entries(FILES)) {
    const font = readFileSync(join(published, '..', 'files', `inter-${source}-wght-normal.woff2`))
    const part = await subsetFont(font, letters, {
      targetFormat: 'woff2',
      // Kerning, and tabular figures.
      keepFeatures: ['kern', 'tnum'],
      // The weights that screens use, regular to bold.
      variationAxes: { wght: { min: 400, max: 700 } },
      preserveNameIds: LEGAL_NAMES,
    })
    made.set(`${name}.woff2`, part)
  }
  return made
}
