/** Languages written without spaces are counted by character. */
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

const WORD = /[\p{L}\p{N}\p{M}'’_-]+/gu

/** Runs of letters longer than any word, as in Thai, count as several. */
const LONGEST_WORD = 20

/**
 * Counts the words of a text against the plan's quota: Chinese characters and kana one each, everything else by runs of letters and digits. A text
 * without letters and digits counts as one.
 */
export function countWords(text: string): number {
  const characters = text.match(CHARACTER)?.length ?? 0
  const others = text.replace(CHARACTER, ' ').match(WORD) ?? []
  const words = others.reduce((sum, { length }) => sum + Math.ceil(length / LONGEST_WORD), 0)
  return Math.max(1, characters + words)
}
