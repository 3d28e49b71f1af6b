/** Plain words, also with a hash or cashtag sign, are searched unchanged. */
const PLAIN = /^[#$@]?[\p{L}\p{M}\p{N}_]+$/u
/** Operators of the query language. */
const OPERATORS = new Set(['OR', 'AND', 'NOT'])

/**
 * Converts a keyword to a search query: an exact phrase if the query language might interpret it otherwise, so that `from:somebody` or `-word` is
 * searched as text.
 */
export function keywordQuery(keyword: string): string {
  const word = keyword.trim()
  if (PLAIN.test(word) && !OPERATORS.has(word)) return word
  return `"${word
    .replaceAll(/["\\]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()}"`
}

/** @returns the query to search people by the same keyword, or null if X would refuse it */
export function personQuery(query: string): string | null {
  const words = query.replaceAll(/^[#$@]|^"|"$/g, '')
  return /^[A-Za-z0-9_' ]{1,50}$/.test(words) ? words : null
}
