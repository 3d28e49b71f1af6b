import type { CellValue, SheetDraft } from './draft.ts'

const BYTE_ORDER_MARK = '\uFEFF'
/** Characters buffered before a chunk is passed on. */
const CHUNK = 16 * 1024

/** @returns the text of a CSV file (RFC 4180), in chunks */
export async function* csvText({ columns, rows }: SheetDraft): AsyncGenerator<string> {
  let chunk = BYTE_ORDER_MARK + line(columns.map(({ title }) => title))
  for await (const row of rows) {
    chunk += line(row)
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

function line(cells: readonly CellValue[]): string {
  return `${cells.map(field).join(',')}\r\n`
}

/**
 * Begins of a formula. A spreadsheet program whose separator is a semicolon or a tab, as in most of Europe, splits inside a text of ours too, and then
 * also at a line break in it: https://owasp.org/www-community/attacks/CSV_Injection.
 */
const FORMULA = /(^|[;\t\r\n]+)(?=[\s"]*[=+\-@＝＋－＠])|^(?=\s*[\t\r])/g

function field(value: CellValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = value.replace(FORMULA, "$1'")
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
