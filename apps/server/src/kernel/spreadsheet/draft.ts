/** A cell to write; numbers stay numbers in xlsx. */
export type CellValue = string | number | null

/** A table to write. */
export interface SheetDraft {
  /** Name of the sheet, for xlsx. */
  name: string
  columns: readonly {
    title: string
    /** In characters. */
    width?: number
  }[]
  rows: AsyncIterable<readonly CellValue[]> | Iterable<readonly CellValue[]>
}
