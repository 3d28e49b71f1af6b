import { z } from 'zod'
import { FileData } from '../kernel/endpoint.schema.ts'
import { periodFilter } from '../kernel/period.schema.ts'
import {
  Count,
  GivenInstant,
  Id,
  Instant,
  listOf,
  listQuery,
  SearchText,
} from '../kernel/primitives.schema.ts'
import { exportFields } from '../kernel/spreadsheet.schema.ts'
import { loginOutcomes } from './login-log.ts'

export const LoginOutcome = z.enum(loginOutcomes)
export type LoginOutcome = z.infer<typeof LoginOutcome>

/** One attempt to log in (specification, section 3, "Login log"). Unknown fields are empty. */
export const LoginLog = z.object({
  id: Id,
  login_time: Instant,
  outcome: LoginOutcome,
  ip: z.string(),
  /** ISO 3166-1 alpha-2; empty = unknown, or no public address. */
  country_code: z.string(),
  /** Description of the result, in the caller's language. */
  address: z.string(),
  system_type: z.string(),
  browser_language: z.string(),
  /** Browser or client with its major version. */
  kernel: z.string(),
  /** The seat that was logged in to; null = the console. */
  seat_id: Id.nullable(),
  seat_code: z.string().nullable(),
  seat_name: z.string().nullable(),
  /** Device names, for a login to a seat. */
  detail: z.string(),
})
export type LoginLog = z.infer<typeof LoginLog>

/** An attempt as administrators see it, with its user. */
export const AdminLoginLog = LoginLog.extend({ user_id: Id, email: z.string() })
export type AdminLoginLog = z.infer<typeof AdminLoginLog>

const filters = {
  search: SearchText,
  outcome: LoginOutcome.optional(),
  /** Attempts at the console, or at seats. */
  place: z.enum(['console', 'seat']).optional(),
  ...periodFilter,
  /** Earliest moment, inclusive. */
  from: GivenInstant.optional(),
  /** Latest moment, exclusive. */
  to: GivenInstant.optional(),
}

const adminFilters = { ...filters, user_id: Id.optional() }

const cursor = {
  /** The `next_cursor` of the previous answer: reads on from there, instead of `page`. */
  cursor: z
    .string()
    .regex(/^\d{1,15}\.[\w-]{1,64}$/)
    .optional(),
}

function logOf<Item extends z.ZodType>(item: Item) {
  return listOf(item).extend({
    /** Null when read by cursor: then nothing is counted. */
    total: Count.nullable(),
    /** Null at the end. */
    next_cursor: z.string().nullable(),
  })
}

export const listLoginLog = {
  query: listQuery(['login_time'], { ...filters, ...cursor }),
  data: logOf(LoginLog),
}

export const adminListLoginLog = {
  query: listQuery(['login_time'], { ...adminFilters, ...cursor }),
  data: logOf(AdminLoginLog),
}

export const exportLoginLog = {
  query: z.strictObject({ ...exportFields, ...filters }),
  data: FileData,
}

export const adminExportLoginLog = {
  query: z.strictObject({ ...exportFields, ...adminFilters }),
  data: FileData,
}
