/** Bounds of a spreadsheet that is imported. */
export const MAX_SPREADSHEET_BYTES = 5 * 1024 * 1024

export const MAX_IMPORT_ROWS = 10_000

/** @returns whether two titles mean the same: case, width, spaces around and the star of a required column don't matter */
export function isSameTitle(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .trim()
      .replace(/\s*\*$/, '')
      .toLowerCase()
  return plain(one) === plain(other)
}
