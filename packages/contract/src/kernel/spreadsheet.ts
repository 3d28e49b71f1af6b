/** Limits of an imported spreadsheet. */
export const MAX_SPREADSHEET_BYTES = 5 * 1024 * 1024

export const MAX_IMPORT_ROWS = 10_000

/** A handle, an address of mail or of a page, a host with a port or path, or a number. */
const DATA =
  /^(?:@[\w.]+|[^\s@]+@[^\s@]+\.[^\s@]+|[a-z\d]+:\/\/\S+|[\w-]+(?:\.[\w-]+)+[:/]\S*|[+-]?\d[\d ]{3,})$/i

/** @returns whether a row plainly holds data, so that it can't be one of titles */
export function isPlainlyData(cells: readonly string[]): boolean {
  return cells.some((cell) => DATA.test(cell.normalize('NFKC').trim()))
}

/** @returns whether two titles mean the same: case, width and the star of a required column are ignored, and whether words are joined as in `screen_name` or `screenName` */
export function isSameTitle(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .trim()
      .replace(/\s*\*$/, '')
      .replace(/[\s_-]/g, '')
      .toLowerCase()
  return plain(one) === plain(other)
}
