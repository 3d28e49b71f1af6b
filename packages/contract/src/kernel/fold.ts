/** @returns the form in which names are compared: without case, in NFC, for every script; ß as ss, Turkish dotless and dotted i as i */
export function foldText(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase().normalize('NFKC')
  return lower.replaceAll('ß', 'ss').replaceAll('ς', 'σ').replaceAll('ı', 'i').replaceAll('i\u0307', 'i')
}

/** Accents and tones of Latin, Greek and Cyrillic letters; in other scripts a mark makes a different letter. */
const ACCENTS = /[\u0300-\u036f]/g

/** @returns the form in which texts are searched; typing without accents matches too: "nguyen" finds "Nguyễn". Identical to `search_key` in PostgreSQL. */
export function searchKey(text: string): string {
  // Fast path: a search reads every row of a tenant, and most handles and links are ASCII.
  if (!/[^ -~]/.test(text)) return text.toLowerCase()
  return foldText(text).normalize('NFD').replace(ACCENTS, '').normalize('NFC').replaceAll('đ', 'd')
}

/** @returns a search without the @ that people write before a handle, and screens show; handles are kept without it */
export function withoutAt(search: string): string {
  return search.trim().replace(/^[@＠](?=.)/, '')
}

/** Maximum UTF-16 code units of a sort key: an index entry of PostgreSQL holds 2,700 bytes. */
const LONGEST_KEY = 200

/**
 * @returns a key whose code point order is the order of names: without case, accents only as a tie-breaker, numbers by value. Han characters sort by
 * code point, as in Unicode's default order; letters with a stroke, such as đ, beside those without.
 */
export function sortKey(name: string): string {
  const [base, folded] = [searchKey(name), foldText(name)].map(byNumber) as [string, string]
  return (base === folded ? base : `${base}\u0001${folded}`).slice(0, LONGEST_KEY).toWellFormed()
}

/** Prefixes each number with its digit count, so that 2 sorts before 10. */
function byNumber(text: string): string {
  return text.replace(/\d+/g, (digits) => {
    const number = digits.replace(/^0+(?=\d)/, '')
    return String.fromCharCode(0x30 + Math.min(number.length, LONGEST_KEY)) + number
  })
}

/** @returns whether one of the texts contains the search text; matches as the server's lists do */
export function containsText(texts: readonly (string | null | undefined)[], search: string): boolean {
  const wanted = searchKey(search.trim())
  return texts.some((text) => searchKey(text ?? '').includes(wanted))
}
