/** Weights of X's text counting, configuration 3: https://docs.x.com/fundamentals/counting-characters. */
const LIGHT: readonly (readonly [first: number, last: number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
]
/** Every address counts as the short one that X makes of it. */
const LINK_WEIGHT = 23

/** With a scheme any domain is a link; without one those of the domains that people write most. */
const LINKS =
  /(?<![\p{L}\p{N}_@＠$#＃.-])(?:https?:\/\/[^\s/]+\.[a-z]{2,}|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|net|org|io|co|dev|app|info|biz|edu|gov|ai|me|tv|cn|hk|tw|vn|sg|my|de|fr|uk|us|jp)(?![\p{L}\p{N}-]))(?::\d+)?(?:[/?#][^\s]*[^\s.,;:!?'")\]}])?\/?/giu
const EMOJI = /\p{RGI_Emoji}/gv

/** @returns how much of the 280 a text takes, after normalisation (NFC): wide characters and whole emoji count as two, links as 23 */
export function weightOf(text: string): number {
  const links = text.normalize('NFC').split(LINKS)
  const plain = links.join('')
  const emoji = plain.match(EMOJI)?.length ?? 0
  let sum = (links.length - 1) * LINK_WEIGHT + emoji * 2
  for (const sign of plain.replaceAll(EMOJI, '')) sum += isLight(sign.codePointAt(0) ?? 0) ? 1 : 2
  return sum
}

const isLight = (code: number) => LIGHT.some(([first, last]) => code >= first && code <= last)
