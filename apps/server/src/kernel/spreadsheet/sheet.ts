/** A column that is looked for by its title. */
export interface SheetColumn<Key extends string = string> {
  key: Key
  /** Titles of this column, in every language; case and surrounding spaces are ignored. */
  titles: readonly string[]
  /** Fixed index, from 0, which overrides its title. */
  position?: number
  required?: boolean
}

/** The columns of a sheet, as its first rows show them. */
export interface SheetHeads {
  /** False: the first row holds data already. */
  hasTitles: boolean
  columns: SheetHead[]
}

/** A column as described by a sheet's first rows. */
export interface SheetHead {
  /** From 0. */
  position: number
  /** Empty without titles. */
  title: string
  /** The first text of the column below its title, within a few rows. */
  example: string
}

/** A non-empty row below the titles. */
export interface SheetRow<Key extends string = string> {
  /** Number of the row in the sheet, from 1. */
  row: number
  /** Trimmed texts of the cells; numbers as typed, empty for an empty cell. */
  cells: Record<Key, string>
  /** Why the row can't be imported. */
  error: CellFault | null
}

/** A cell was never computed, shows an error, a date or a picture, has lost digits, or its row is hidden; the values are keys of messages of the API. */
export type CellFault =
  | 'row_formula'
  | 'row_error_value'
  | 'row_date'
  | 'row_picture'
  | 'row_number_ruined'
  | 'row_hidden'

/** Limits of a file. A real import of 10,000 rows stays far below each. */
export interface SheetBounds {
  maxRows: number
  /** Maximum parts of the zip, and maximum unpacked bytes of all parts read. */
  maxEntries: number
  maxUnpackedBytes: number
}

/** Faults of a file as a whole; reasons of the API. */
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
