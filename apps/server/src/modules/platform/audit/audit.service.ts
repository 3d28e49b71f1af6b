import type { AuditAction } from '@seaport/contract/platform/audit.schema'
import type { AuditActor } from '../../../kernel/http/audit-guard.ts'
import { newId } from '../../../kernel/id.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { emailOf, insertEntry } from './audit.repository.ts'
import { changedFields, type Fields } from './fields.ts'

/** Action of an administrator. */
export interface Act {
  action: AuditAction
  /** Its object: an id, an order number, a key. */
  subject: string | null
  /** Owner of the object; omitted = the installation. */
  tenantId?: string | undefined
  /** Fields before the action; with `after`, only changed fields are stored. Members with names of secrets are hidden. */
  before?: Fields | undefined
  after?: Fields | undefined
}

const audited = new WeakSet<UnitOfWork>()

/** Writes an action into the audit log, in its transaction. */
export async function audit(
  work: UnitOfWork,
  { actor, origin, requestId }: AuditActor,
  act: Act,
): Promise<void> {
  const { impersonator } = actor
  const actorId = impersonator?.id ?? actor.userId
  const { before, after } = changedFields(act.before, act.after)
  await insertEntry(work.trx, {
    id: newId(),
    at: work.now,
    actor_id: actorId,
    actor_email: await emailOf(work.trx, actorId),
    as_user_id: impersonator ? actor.userId : null,
    action: act.action,
    subject: act.subject,
    tenant_id: act.tenantId ?? null,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    ip: origin.ip,
    request_id: requestId,
  })
  audited.add(work)
}

/** An action that found nothing to change leaves no entry. */
export function auditNothing(work: UnitOfWork): void {
  audited.add(work)
}

/** @returns whether something was written into the audit log in this unit of work, or there was nothing to write */
export function wasAudited(work: UnitOfWork): boolean {
  return audited.has(work)
}
