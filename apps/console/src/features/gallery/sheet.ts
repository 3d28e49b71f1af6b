import { z } from 'zod'
import { HANDLES } from './sample/people.ts'
import { persistedAtom } from './storage.ts'

/** Validation of a row of the editable table, also of imported ones. */
export const SheetRow = z.object({
  name: z.string().trim().min(2).max(40),
  followers: z.int().min(0).max(1_000_000_000),
  remark: z.string().trim().max(200),
})
export type SheetRow = z.infer<typeof SheetRow>

const StoredRow = SheetRow.extend({ id: z.string() })
export type StoredRow = z.infer<typeof StoredRow>

/** The columns, in the order of the Excel file. */
export const SHEET_COLUMNS = ['name', 'followers', 'remark'] as const
export type SheetColumn = (typeof SHEET_COLUMNS)[number]

/** Most rows of one import. */
export const MAX_ROWS = 5000

const FOLLOWERS = [1000, 8919, 452, 27_310, 15_084, 3761] as const
/** One looks like a formula, which an export must escape. */
const REMARKS = ['VIP', '=SUM(1,2)', '', '+65 6123 4567', '', 'VIP'] as const

export const firstSheet: readonly StoredRow[] = HANDLES.slice(0, 6).map((name, at) => ({
  id: String(at + 1),
  name,
  followers: FOLLOWERS[at] ?? 0,
  remark: REMARKS[at] ?? '',
}))

/** The rows of the editable table. */
export const sheetAtom = persistedAtom<z.ZodType<readonly StoredRow[]>>(
  'editable-table',
  z
    .array(StoredRow)
    .max(MAX_ROWS * 2)
    .readonly(),
  firstSheet,
)

/** A cell's value: typed text, or a value from Excel. */
export function cellValue(column: SheetColumn, cell: unknown): unknown {
  if (column !== 'followers') return String(cell ?? '')
  return typeof cell === 'string' && cell.trim() !== '' ? Number(cell) : (cell ?? null)
}
