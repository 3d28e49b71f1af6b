import { adminActOnAccounts, adminActOnSeats, adminActOnTasks } from '@seaport/contract/work/admin-act'
import type { AuditActor } from '../../../kernel/http/audit-guard.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { type ActHooks, actOnAccounts, actOnSeats, actOnTasks, type Changed } from './admin-act.service.ts'

/** Administrators' actions on seats, accounts and tasks of all supervisors. */
export function adminActRoutes(registerRoute: RegisterRoute, hooks: ActHooks): void {
  registerRoute(adminActOnSeats, (context, { body }) =>
    context.mutate(async (work) => tell(work, context, body.why, await actOnSeats(work, hooks, body))),
  )

  registerRoute(adminActOnAccounts, (context, { body }) =>
    context.mutate(async (work) => tell(work, context, body.why, await actOnAccounts(work, hooks, body))),
  )

  registerRoute(adminActOnTasks, (context, { body }) =>
    context.mutate(async (work) => tell(work, context, body.why, await actOnTasks(work, body))),
  )
}

/** Each change gets a separate entry, because it belongs to one supervisor. Accounts and tasks that stay unchanged get none. */
async function tell(work: UnitOfWork, by: AuditActor, why: string, changed: readonly Changed[]) {
  for (const { action, tenantId, id, name } of changed)
    await audit(work, by, { action, subject: id, tenantId, after: { name, why } })
  return { changed: changed.length }
}
