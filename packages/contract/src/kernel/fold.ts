/** @returns the form in which names are compared: without case and composition, whatever the script; ß as ss, Turkish dotless and dotted i as i */
export function foldText(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase().normalize('NFKC')
  return lower.replaceAll('ß', 'ss').replaceAll('ς', 'σ').replaceAll('ı', 'i').replaceAll('i\u0307', 'i')
}

/** Accents and tones of Latin, Greek and Cyrillic letters; marks of other scripts make another letter. */
const ACCENTS = /[\u0300-\u036f]/g

/**
 * @returns the form in which texts are searched, also as people type who leave out the accents: "nguyen" finds "Nguyễn". The same as `search_key` of PostgreSQL.
 */
export function searchKey(text: string): string {
  // A search reads every row of a tenant, and most handles and links are plain.
  if (!/[^ -~]/.test(text)) return text.toLowerCase()
  return foldText(text).normalize('NFD').replace(ACCENTS, '').normalize('NFC').replaceAll('đ', 'd')
}

/** Most UTF-16 code units of a sort key: an entry of a PostgreSQL index holds 2,700 bytes. */
const LONGEST_KEY = 200

/**
 * @returns a key whose order by code points is the order of names: without case, accents only where names are alike otherwise, numbers by their size. Han characters
 * stand by code point, as in Unicode's default order; letters with a stroke, such as đ, beside those without.
 */
export function sortKey(name: string): string {
  const [base, folded] = [searchKey(name), foldText(name)].map(byNumber) as [string, string]
  return (base === folded ? base : `${base}\u0001${folded}`).slice(0, LONGEST_KEY).toWellFormed()
}

/** Puts the number of digits before each number: 2 comes before 10. */
function byNumber(text: string): string {
  return text.replace(/\d+/g, (digits) => {
    const number = digits.replace(/^0+(?=\d)/, '')
    return String.fromCharCode(0x30 + Math.min(number.length, LONGEST_KEY)) + number
  })
}

/** @returns whether one of the texts contains what is searched for; the same as lists of the server find */
export function containsText(texts: readonly (string | null | undefined)[], search: string): boolean {
  const wanted = searchKey(search.trim())
  return texts.some((text) => searchKey(text ?? '').includes(wanted))
}
