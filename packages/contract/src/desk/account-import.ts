import { z } from 'zod'
import { endpoint, FileData } from '../kernel/endpoint.ts'
import { Network } from '../kernel/network.ts'
import { Count, TimeZone } from '../kernel/primitives.ts'
import { ErrorFile, MAX_IMPORT_ROWS, MAX_SPREADSHEET_BYTES } from '../kernel/spreadsheet.ts'
import { AccountType, ImportRow } from './account.ts'

/** What a column of an imported file can hold. Types and zones that a row leaves empty are those of the whole import. */
export const ImportField = z.enum([
  'account',
  'nickname',
  'type',
  'time_zone',
  'country',
  'seat',
  'proxy',
  'sign_in_name',
])
export type ImportField = z.infer<typeof ImportField>

/** Columns further right are not looked at. */
export const MAX_SHEET_COLUMNS = 100

/** Where a column stands, from 0. */
const Position = z
  .int()
  .min(0)
  .max(MAX_SHEET_COLUMNS - 1)

/** A column of a file, as its first rows show it. */
export const SheetHeading = z.object({
  position: Position,
  title: z.string(),
  /** What stands below the title; empty = nothing. */
  example: z.string(),
  /** What its title says that it holds; null = unknown, so it is left out unless a person says otherwise. */
  field: ImportField.nullable(),
})
export type SheetHeading = z.infer<typeof SheetHeading>

const access = { callers: ['user'], permission: '008' } as const

export const readAccountColumns = endpoint({
  method: 'POST',
  path: '/account/import-columns',
  summary: 'The columns of an xlsx and what each seems to hold, by titles in four languages; nothing is kept',
  ...access,
  upload: { maxBytes: MAX_SPREADSHEET_BYTES },
  body: z.strictObject({}),
  data: z.object({ columns: z.array(SheetHeading).max(MAX_SHEET_COLUMNS) }),
})

export const importAccountFile = endpoint({
  method: 'POST',
  path: '/account/import-file',
  summary: `Import an xlsx of at most ${MAX_IMPORT_ROWS} rows, with a result per row; dry_run changes nothing`,
  ...access,
  upload: { maxBytes: MAX_SPREADSHEET_BYTES },
  body: z.strictObject({
    network: Network,
    type: AccountType.default('promotion'),
    time_zone: TimeZone.default('UTC'),
    dry_run: z.boolean().default(false),
    /** What the columns hold; left out = what their titles say. */
    columns: z
      .array(z.strictObject({ position: Position, field: ImportField }))
      .min(1)
      .max(ImportField.options.length)
      .refine(isOneToOne, { error: 'invalid' })
      .optional(),
  }),
  data: z.object({
    added: Count,
    duplicate: Count,
    invalid: Count,
    rows: z.array(ImportRow),
    error_file: ErrorFile,
  }),
  idempotent: true,
})

function isOneToOne(columns: readonly { position: number; field: string }[]): boolean {
  return (['position', 'field'] as const).every(
    (key) => new Set(columns.map((column) => column[key])).size === columns.length,
  )
}

export const accountTemplate = endpoint({
  method: 'GET',
  path: '/account/import-template',
  summary: 'Empty spreadsheet for the import, in the caller’s language',
  ...access,
  data: FileData,
  download: true,
})
