/** Plain words, also with a tag or cashtag sign, search as they are. */
const PLAIN = /^[#$@]?[\p{L}\p{M}\p{N}_]+$/u
/** Words that the query language takes for itself. */
const OPERATORS = new Set(['OR', 'AND', 'NOT'])

/**
 * Makes a search query of a keyword: an exact phrase wherever the query language might read something else into it, so that
 * `from:somebody` or `-word` is looked for as text.
 */
export function keywordQuery(keyword: string): string {
  const word = keyword.trim()
  if (PLAIN.test(word) && !OPERATORS.has(word)) return word
  return `"${word
    .replaceAll(/["\\]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()}"`
}

/** @returns what to ask the search for people for the same keyword, or null where X would refuse it */
export function personQuery(query: string): string | null {
  const words = query.replaceAll(/^[#$@]|^"|"$/g, '')
  return /^[A-Za-z0-9_' ]{1,50}$/.test(words) ? words : null
}
