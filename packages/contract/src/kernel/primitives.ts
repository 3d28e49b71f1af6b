/** Largest four-byte integer; PostgreSQL rejects larger ones. */
export const MAX_STORED = 2_147_483_647

/**
 * Maximum number of rows that a list counts, and the last row that its pages reach; a `total` of this value means as many or more. Counting a million
 * rows for each page would cost more than reading them.
 */
export const MAX_COUNTED = 10_000

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
/** Codes in CLDR that are not countries: unions, the United Nations, and test regions. */
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']

/** Whether a text is an ISO 3166-1 alpha-2 code in use. Withdrawn codes (SU, YU) are not. */
export function isCountryCode(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRIES.includes(code)) return false
  return regionNames.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code
}
