import { z } from 'zod'
import { EmptyData, GivenInstant } from '../kernel/primitives.schema.ts'
import { AuditEntry } from '../platform/audit.schema.ts'
import { FactorChange } from './second-factor.schema.ts'
import { securityActions } from './security-notice.ts'

/** One of those actions, as owners read it at the top of the console. */
export const SecurityNotice = AuditEntry.pick({ id: true, time: true, actor: true, subject: true }).extend({
  action: z.enum(securityActions),
})
export type SecurityNotice = z.infer<typeof SecurityNotice>

export const listSecurityNotices = {
  data: z.object({ list: z.array(SecurityNotice), own: z.array(FactorChange) }),
}

export const readSecurityNotices = {
  body: z.strictObject({ up_to: GivenInstant }),
  data: EmptyData,
}
