/** Bounds of a spreadsheet that is imported. */
export const MAX_SPREADSHEET_BYTES = 5 * 1024 * 1024

export const MAX_IMPORT_ROWS = 10_000
