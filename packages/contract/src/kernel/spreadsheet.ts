/** Limits of an imported spreadsheet. */
export const MAX_SPREADSHEET_BYTES = 5 * 1024 * 1024

export const MAX_IMPORT_ROWS = 10_000

/** @returns whether two titles mean the same: case, width, surrounding spaces and the star of a required column are ignored */
export function isSameTitle(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .trim()
      .replace(/\s*\*$/, '')
      .toLowerCase()
  return plain(one) === plain(other)
}
