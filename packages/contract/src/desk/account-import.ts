import { endpoint } from '../kernel/endpoint.ts'
import { MAX_IMPORT_ROWS, MAX_SPREADSHEET_BYTES } from '../kernel/spreadsheet.ts'
import type * as schema from './account-import.schema.ts'

/** Columns beyond this index are ignored. */
export const MAX_SHEET_COLUMNS = 100

const access = { callers: ['user'], permission: '008' } as const

export const readAccountColumns = endpoint<typeof schema.readAccountColumns>()({
  method: 'POST',
  path: '/account/import-columns',
  summary: 'The columns of an xlsx and what each seems to hold, by titles in four languages; nothing is kept',
  ...access,
  upload: { maxBytes: MAX_SPREADSHEET_BYTES },
})

export const importAccountFile = endpoint<typeof schema.importAccountFile>()({
  method: 'POST',
  path: '/account/import-file',
  summary: `Import an xlsx of at most ${MAX_IMPORT_ROWS} rows, with a result per row; dry_run changes nothing`,
  ...access,
  upload: { maxBytes: MAX_SPREADSHEET_BYTES },
  idempotent: true,
})

export const accountTemplate = endpoint<typeof schema.accountTemplate>()({
  method: 'GET',
  path: '/account/import-template',
  summary: 'Empty spreadsheet for the import, in the caller’s language',
  ...access,
  download: true,
})
