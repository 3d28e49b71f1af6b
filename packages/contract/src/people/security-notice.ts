import { endpoint } from '../kernel/endpoint.ts'
import type { AuditAction } from '../platform/audit.schema.ts'
import type * as schema from './security-notice.schema.ts'

/** Actions of which every owner is notified, including their own: they can open a way into an administrator's account. */
export const securityActions = [
  'deposit.plan',
  'email_config.update',
  'password.reset',
  'second_factor.disable',
  'second_factor.reset',
] as const satisfies readonly AuditAction[]

/** Notices of these actions in one answer; later ones follow when they are read. */
export const MAX_SECURITY_NOTICES = 5

export const listSecurityNotices = endpoint<typeof schema.listSecurityNotices>()({
  method: 'GET',
  path: '/user/security-notice',
  summary:
    'Changes of the own factors by other sessions, and for owners the first of those that touch the safety of administrators, as far as not marked as read',
  callers: ['user'],
})

export const readSecurityNotices = endpoint<typeof schema.readSecurityNotices>()({
  method: 'POST',
  path: '/user/security-notice/read',
  personal: true,
  summary: 'Mark these notices as read, up to one of them',
  callers: ['user'],
})
