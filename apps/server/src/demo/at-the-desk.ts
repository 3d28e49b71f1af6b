import type { AuditActor } from '../kernel/http/audit-guard.ts'
import { newId } from '../kernel/id.ts'

/** An administrator in the office, as the audit log records one. */
export function atTheDesk(userId: string): AuditActor {
  return {
    actor: { userId, impersonator: null },
    origin: { ip: '192.168.1.12', userAgent: '', language: '' },
    requestId: newId(),
  }
}
