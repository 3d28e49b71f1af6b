import { z } from 'zod'
import { FileData } from '../kernel/endpoint.schema.ts'
import { Network } from '../kernel/network.schema.ts'
import { Count, TimeZone } from '../kernel/primitives.schema.ts'
import { ErrorFile } from '../kernel/spreadsheet.schema.ts'
import { AccountType, ImportRow } from './account.schema.ts'
import { MAX_SHEET_COLUMNS } from './account-import.ts'

/** Fields that a column of an imported file can hold. Rows without a type or time zone get those of the whole import. */
export const ImportField = z.enum([
  'account',
  'network',
  'nickname',
  'type',
  'time_zone',
  'country',
  'seat',
  'proxy',
  'sign_in_name',
])
export type ImportField = z.infer<typeof ImportField>

/** Index of a column, from 0. */
const Position = z
  .int()
  .min(0)
  .max(MAX_SHEET_COLUMNS - 1)

/** A column of a file, as its first rows show it. */
export const SheetHeading = z.object({
  position: Position,
  /** Empty without titles. */
  title: z.string(),
  /** A cell below the title; empty = none, or not shown. */
  example: z.string(),
  /** What its title suggests; null = unknown, so it is skipped unless a person chooses otherwise. */
  field: ImportField.nullable(),
})
export type SheetHeading = z.infer<typeof SheetHeading>

/** Whether the first row is one of titles; omitted = unless it plainly holds data. */
const HasTitles = z.boolean().optional()

export const readAccountColumns = {
  body: z.strictObject({ has_titles: HasTitles }),
  data: z.object({ has_titles: z.boolean(), columns: z.array(SheetHeading).max(MAX_SHEET_COLUMNS) }),
}

export const importAccountFile = {
  body: z.strictObject({
    /** Network of rows that have neither a network nor a link; omitted = such rows are refused. */
    network: Network.optional(),
    type: AccountType.default('promotion'),
    time_zone: TimeZone.default('UTC'),
    dry_run: z.boolean().default(false),
    has_titles: HasTitles,
    /** What the columns hold; omitted = what their titles suggest. */
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
}

function isOneToOne(columns: readonly { position: number; field: string }[]): boolean {
  return (['position', 'field'] as const).every(
    (key) => new Set(columns.map((column) => column[key])).size === columns.length,
  )
}

export const accountTemplate = {
  data: FileData,
}
