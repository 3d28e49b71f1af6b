/** A column that is looked for by its title. */
export interface SheetColumn<Key extends string = string> {
  key: Key
  /** Titles that mean this column, in every language; case and spaces around do not matter. */
  titles: readonly string[]
  /** Where it stands, from 0, whatever its title says. */
  position?: number
  required?: boolean
}

/** A column as a sheet's first rows show it. */
export interface SheetHead {
  /** From 0. */
  position: number
  title: string
  /** The first text below the title, within a few rows. */
  example: string
}

/** A row below the titles that is not empty. */
export interface SheetRow<Key extends string = string> {
  /** Number of the row in the sheet, from 1. */
  row: number
  /** Texts of the cells, trimmed; numbers as they were typed, empty where there is nothing. */
  cells: Record<Key, string>
  /** Why the row can't be imported. */
  error: CellFault | null
}

/** A cell was never computed, shows an error, a date or a picture, has lost digits, or its row is hidden; messages of the API. */
export type CellFault =
  | 'row_formula'
  | 'row_error_value'
  | 'row_date'
  | 'row_picture'
  | 'row_number_ruined'
  | 'row_hidden'

/** Bounds within which a file is read. A real import of 10,000 rows stays far below each. */
export interface SheetBounds {
  maxRows: number
  /** Parts of the zip, and bytes of all parts that are read, unpacked. */
  maxEntries: number
  maxUnpackedBytes: number
}

/** What is wrong with a file as a whole; reasons of the API. */
export type SheetFault =
  | 'not_spreadsheet'
  | 'spreadsheet_macros'
  | 'spreadsheet_too_complex'
  | 'spreadsheet_columns'
  | 'spreadsheet_too_many_rows'
  | 'spreadsheet_empty'

/** Thrown while a file is read. */
export class SheetError extends Error {
  readonly fault: SheetFault
  readonly values: Record<string, string | number>

  constructor(fault: SheetFault, values: Record<string, string | number> = {}) {
    super(fault)
    this.fault = fault
    this.values = values
  }
}
