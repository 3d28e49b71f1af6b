import { z } from 'zod'
import {
  Count,
  GivenInstant,
  Id,
  Instant,
  Json,
  listOf,
  listQuery,
  SearchText,
} from '../kernel/primitives.schema.ts'
import { auditActions } from './audit.ts'

export const AuditAction = z.enum(auditActions)
export type AuditAction = z.infer<typeof AuditAction>

/** Changed fields, before or after; never secrets. */
const Fields = z.record(z.string(), Json)

/** One action of an administrator. Entries are only ever added. */
export const AuditEntry = z.object({
  id: Id,
  time: Instant,
  actor: z.object({ id: Id, email: z.string() }),
  /** The user in whose name the administrator acted; null = in their own name. */
  as_user: z.object({ id: Id, email: z.string() }).nullable(),
  action: AuditAction,
  /** Object of the action: an id, an order number, a key. */
  subject: z.string().nullable(),
  /** Owner of the object; null = the installation. */
  user: z.object({ id: Id, email: z.string() }).nullable(),
  before: Fields.nullable(),
  after: Fields.nullable(),
  ip: z.string(),
  /** Request id, as in the server's log. */
  request_id: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAuditLog = {
  query: listQuery(['time'], {
    action: AuditAction.optional(),
    actor_id: Id.optional(),
    user_id: Id.optional(),
    subject: z.string().max(100).optional(),
    /** Searches the administrators' email addresses. */
    search: SearchText,
    /** Earliest moment, inclusive. */
    from: GivenInstant.optional(),
    /** Latest moment, exclusive. */
    to: GivenInstant.optional(),
    /** The `next_cursor` of the previous answer. */
    cursor: z
      .string()
      .regex(/^\d{1,15}\.[\w-]{1,64}$/)
      .optional(),
  }),
  data: listOf(AuditEntry).extend({ total: Count.nullable(), next_cursor: z.string().nullable() }),
}
