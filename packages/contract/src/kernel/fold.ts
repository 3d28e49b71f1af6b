/**
 * @returns the form in which texts are compared by searches: without case and composition, whatever the script; ß as ss, Turkish dotless and dotted i as i. The
 * same as `search_key` of PostgreSQL.
 */
export function foldText(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase().normalize('NFKC')
  return lower.replaceAll('ß', 'ss').replaceAll('ς', 'σ').replaceAll('ı', 'i').replaceAll('i\u0307', 'i')
}

/** @returns whether one of the texts contains what is searched for; the same as lists of the server find */
export function containsText(texts: readonly (string | null | undefined)[], search: string): boolean {
  const wanted = foldText(search.trim())
  return texts.some((text) => foldText(text ?? '').includes(wanted))
}
