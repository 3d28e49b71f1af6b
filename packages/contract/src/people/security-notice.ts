import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { EmptyData, Instant } from '../kernel/primitives.ts'
import { type AuditAction, AuditEntry } from '../platform/audit.ts'
import { FactorChange } from './second-factor.ts'

/** Acts that every owner is told of, whoever did them: they can open a way into an administrator's account. */
export const securityActions = [
  'email_config.update',
  'password.reset',
  'second_factor.disable',
  'second_factor.reset',
] as const satisfies readonly AuditAction[]

/** One of those acts, as owners read it at the top of the console. */
export const SecurityNotice = AuditEntry.pick({ id: true, time: true, actor: true, subject: true }).extend({
  action: z.enum(securityActions),
})
export type SecurityNotice = z.infer<typeof SecurityNotice>

export const listSecurityNotices = endpoint({
  method: 'GET',
  path: '/user/security-notice',
  summary:
    'The newest changes of the own factors by other sessions, and for owners those that touch the safety of administrators, as far as not marked as read',
  callers: ['user'],
  data: z.object({ list: z.array(SecurityNotice), own: z.array(FactorChange) }),
})

export const readSecurityNotices = endpoint({
  method: 'POST',
  path: '/user/security-notice/read',
  summary: 'Mark these notices as read, up to one of them',
  callers: ['user'],
  body: z.strictObject({ up_to: Instant }),
  data: EmptyData,
})
