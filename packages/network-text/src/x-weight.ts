import { findLinks } from './links.ts'

/** Code points that weigh one: https://github.com/twitter/twitter-text/blob/master/config/v3.json. All others weigh two. */
const LIGHT: readonly (readonly [first: number, last: number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
]
const HEAVY_WEIGHT = 2
/** Every link counts as the short one that X makes of it. */
const LINK_WEIGHT = 23

/** Whole emoji, also as programs write them that leave out the sign for "as a picture" (U+FE0F), or add it to those of sixteen bits that need none. */
const EMOJI =
  /[\p{Emoji_Presentation}&&[\u2000-\uFFFF]]\uFE0F|\p{RGI_Emoji}|\p{ExtPict}\uFE0F?\p{EMod}?(?:\u200D\p{ExtPict}\uFE0F?\p{EMod}?)+|[0-9#*]\uFE0F?\u20E3/gv

/** @returns how much of a post's 280 a text takes at X, after normalisation (NFC): wide characters and whole emoji two, links 23 */
export function xWeight(text: string): number {
  const normal = text.normalize('NFC')
  let sum = 0
  let at = 0
  for (const { start, end } of findLinks(normal)) {
    sum += weightOfWords(normal.slice(at, start)) + LINK_WEIGHT
    at = end
  }
  return sum + weightOfWords(normal.slice(at))
}

function weightOfWords(words: string): number {
  let sum = 0
  const plain = words.replaceAll(EMOJI, () => {
    sum += HEAVY_WEIGHT
    return ''
  })
  for (const sign of plain) sum += isLight(sign.codePointAt(0) ?? 0) ? 1 : HEAVY_WEIGHT
  return sum
}

const isLight = (code: number) => LIGHT.some(([first, last]) => code >= first && code <= last)
