import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Count, Id, Instant, listOf, listQuery, SearchText } from '../kernel/primitives.ts'

/** Everything that the audit log names: who administrates does one of these, or acts in a user's name. */
export const auditActions = [
  'role.create',
  'role.update',
  'role.delete',
  'menu.create',
  'menu.update',
  'menu.delete',
  'system_user.create',
  'system_user.update',
  'system_user.delete',
  'user.create',
  'user.update',
  'user.reset_password',
  'user.set_ports',
  'user.set_plan',
  'user.adjust_balance',
  'user.login_as',
  /** A write of an administrator who is logged in as a user. */
  'user.act_as',
  'user.switch_back',
  /** By the person, with a code by e-mail. */
  'password.reset',
  'password.change',
  /** A change of a factor was undone by the person. */
  'factor_change.undo',
  'second_factor.enable',
  'second_factor.disable',
  /** Taken from somebody by an administrator. */
  'second_factor.reset',
  'recovery_codes.renew',
  'api_token.create',
  'api_token.revoke',
  'passkey.add',
  'passkey.remove',
  'announcement.create',
  'announcement.update',
  'announcement.delete',
  'version.create',
  'version.update',
  'version.delete',
  'release.publish',
  'release.rollout',
  'release.withdraw',
  'release.roll_back',
  'release.discard',
  'release_token.create',
  'release_token.revoke',
  'setting.update',
  'order.confirm',
  'order.fail',
  'order.close',
  'order.refund',
  /** Ports or time that were bought for a user. */
  'order.buy_for',
  'payment.credit',
  'payment.dismiss',
  'price_tier.create',
  'price_tier.update',
  'price_tier.delete',
  'registration_config.update',
  'email_config.update',
  'email_config.test',
  'network_config.update',
  'translation_config.update',
  'translation_config.test',
  'stats.rebuild',
  'proxy.check',
  // What administrators do to the things of a supervisor.
  'seat.disable',
  'seat.enable',
  'seat.release',
  'account.unassign',
  'account.unblock',
  'task.end',
  'official_channel.create',
  'official_channel.update',
  'official_channel.delete',
  'feedback.answer',
  'feedback.close',
  'script.create',
  'script.update',
  'script.delete',
] as const
export const AuditAction = z.enum(auditActions)
export type AuditAction = z.infer<typeof AuditAction>

/** Fields as they were or became; secrets never. */
const Fields = z.record(z.string(), z.json())

/** One act of an administrator. Entries are only ever added. */
export const AuditEntry = z.object({
  id: Id,
  time: Instant,
  actor: z.object({ id: Id, email: z.string() }),
  /** The user in whose name the administrator acted; null = in the own name. */
  as_user: z.object({ id: Id, email: z.string() }).nullable(),
  action: AuditAction,
  /** What it was done to: an id, an order number, a key. */
  subject: z.string().nullable(),
  /** Whose data that is; null = the installation's. */
  user: z.object({ id: Id, email: z.string() }).nullable(),
  before: Fields.nullable(),
  after: Fields.nullable(),
  ip: z.string(),
  /** As in the server's log. */
  request_id: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/admin/audit-log',
  summary: 'What administrators did; with `cursor` in place of `page` for reading far back',
  callers: ['user'],
  permission: '111',
  query: listQuery(['time'], {
    action: AuditAction.optional(),
    actor_id: Id.optional(),
    user_id: Id.optional(),
    subject: z.string().max(100).optional(),
    /** Looks at the administrators' email addresses. */
    search: SearchText,
    /** Earliest moment, inclusive. */
    from: Instant.optional(),
    /** Latest moment, exclusive. */
    to: Instant.optional(),
    /** The `next_cursor` of the answer before. */
    cursor: z
      .string()
      .regex(/^\d{1,15}\.[\w-]{1,64}$/)
      .optional(),
  }),
  data: listOf(AuditEntry).extend({ total: Count.nullable(), next_cursor: z.string().nullable() }),
})
