/** A cell to write; numbers stay numbers in xlsx. */
export type CellValue = string | number | null

/** What the cells of a column mean in xlsx: texts `2026-03-02 08:00:00` become dates, and numbers are dollars with two digits. */
export type CellFormat = 'moment' | 'money'

/** A table to write. */
export interface SheetDraft {
  /** Name of the sheet, for xlsx. */
  name: string
  columns: readonly {
    title: string
    /** In characters. */
    width?: number
    format?: CellFormat | undefined
  }[]
  rows: AsyncIterable<readonly CellValue[]> | Iterable<readonly CellValue[]>
}
