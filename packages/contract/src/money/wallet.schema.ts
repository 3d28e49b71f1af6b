import { z } from 'zod'
import { FileData } from '../kernel/endpoint.schema.ts'
import { periodFilter } from '../kernel/period.schema.ts'
import {
  Count,
  GivenInstant,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  Money,
  SearchText,
  typedText,
} from '../kernel/primitives.schema.ts'
import { exportFields } from '../kernel/spreadsheet.schema.ts'
import { ledgerTypes } from './wallet.ts'

export const LedgerType = z.enum(ledgerTypes)
export type LedgerType = z.infer<typeof LedgerType>

/** One movement of a balance (specification, section 3, "Wallet transaction"). */
export const LedgerEntry = z.object({
  id: Id,
  /** Sequence number within the wallet: 1, 2, 3 … without a gap. */
  seq: Count,
  time: Instant,
  type: LedgerType,
  /** Signed: income is positive. */
  amount: Money,
  amount_before: Money,
  amount_after: Money,
  remark: z.string(),
  order_no: z.string().nullable(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

/** A movement as administrators see it, with its owner and its actor. */
export const AdminLedgerEntry = LedgerEntry.extend({
  user_id: Id,
  email: z.string(),
  /** The administrator who made it; null = the user, the gateway or the system. */
  operator_id: Id.nullable(),
  operator_email: z.string().nullable(),
})
export type AdminLedgerEntry = z.infer<typeof AdminLedgerEntry>

const filters = {
  type: LedgerType.optional(),
  order_no: z.string().max(40).optional(),
  ...periodFilter,
  /** Earliest moment, inclusive. */
  from: GivenInstant.optional(),
  /** Latest moment, exclusive. */
  to: GivenInstant.optional(),
}

/** Cursor from which to read on, instead of `page`: the `next_cursor` of the previous answer. */
const TenantCursor = z.string().regex(/^\d{1,15}\.\d{1,15}$/)

const AdminCursor = z.string().regex(/^\d{1,15}\.[\w-]{1,64}$/)

/** Data of a list that can also be read by cursor; then nothing is counted, and `total` is null. `next_cursor` is null at the end. */
function cursorListOf<Item extends z.ZodType>(item: Item) {
  return listOf(item).extend({ total: Count.nullable(), next_cursor: z.string().nullable() })
}

export const listLedger = {
  query: listQuery(['time'], { ...filters, cursor: TenantCursor.optional(), search: SearchText }),
  data: cursorListOf(LedgerEntry),
}

export const exportLedger = {
  query: z.strictObject({ ...exportFields, ...filters, search: SearchText }),
  data: FileData,
}

export const adminListLedger = {
  query: listQuery(['time'], {
    ...filters,
    cursor: AdminCursor.optional(),
    user_id: Id.optional(),
    search: SearchText,
  }),
  data: cursorListOf(AdminLedgerEntry),
}

/** A signed amount in dollars with at most two decimals; zero is refused. */
const SignedAmount = z
  .string()
  .regex(/^-?\d{1,7}(\.\d{1,2})?$/, { abort: true })
  .refine((text) => Number(text) !== 0, { error: 'invalid' })

export const adjustBalance = {
  params: IdPath,
  body: z.strictObject({ amount: SignedAmount, remark: typedText(500).min(1) }),
  data: LedgerEntry,
}
