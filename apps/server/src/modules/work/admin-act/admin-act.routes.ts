import { adminActOnAccounts, adminActOnSeats, adminActOnTasks } from '@seaport/contract/work/admin-act'
import type { AuditActor } from '../../../kernel/http/audit-guard.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { audit, auditNothing } from '../../platform/audit/audit.public.ts'
import { type Acted, type ActHooks, actOnAccounts, actOnSeats, actOnTasks } from './admin-act.service.ts'

/** Administrators' actions on seats, accounts and tasks of all supervisors. */
export function adminActRoutes(registerRoute: RegisterRoute, hooks: ActHooks): void {
  registerRoute(adminActOnSeats, (context, { body }) =>
    context.mutate(async (work) =>
      tell(work, context, body.why, await actOnSeats(work, hooks, body, context.locale)),
    ),
  )

  registerRoute(adminActOnAccounts, (context, { body }) =>
    context.mutate(async (work) =>
      tell(work, context, body.why, await actOnAccounts(work, hooks, body, context.locale)),
    ),
  )

  registerRoute(adminActOnTasks, (context, { body }) =>
    context.mutate(async (work) =>
      tell(work, context, body.why, await actOnTasks(work, body, context.locale)),
    ),
  )
}

/** Each change gets a separate entry, because it belongs to one supervisor. What stays unchanged gets none. */
async function tell(
  work: UnitOfWork,
  by: AuditActor,
  why: string,
  { action, changed, missing, left_out }: Acted,
) {
  if (changed.length === 0) auditNothing(work)
  for (const { id, tenant_id: tenantId, name } of changed)
    await audit(work, by, { action, subject: id, tenantId, after: { name, why } })
  return { done: changed.length, missing, left_out }
}
