const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** @returns the length of a text in graphemes: an emoji with its skin tone and a letter with its accents count once */
export function countGraphemes(text: string): number {
  return [...segmenter.segment(text)].length
}

/** @returns the beginning of a text, limited in UTF-16 code units and cut between two graphemes */
export function cutUnits(text: string, most: number): string {
  if (text.length <= most) return text
  const end = segmenter.segment(text).containing(most)?.index ?? 0
  // A grapheme longer than the limit is a pile of accents.
  return end > 0 ? text.slice(0, end) : text.slice(0, most).toWellFormed()
}

/** @returns the beginning of a text, limited in graphemes */
export function cutGraphemes(text: string, most: number): string {
  if (text.length <= most) return text
  let count = 0
  for (const { index } of segmenter.segment(text)) {
    if (count === most) return text.slice(0, index)
    count += 1
  }
  return text
}
