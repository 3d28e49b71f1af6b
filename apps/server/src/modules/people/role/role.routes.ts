import { createRole, deleteRole, listRoles, updateRole } from '@seaport/contract/people/role'
import { listAnswer } from '../../../db/page.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { pageOfRoles } from './role.repository.ts'
import { create, remove, toRole, update } from './role.service.ts'

/** Roles and their keys. */
export function roleRoutes(registerRoute: RegisterRoute): void {
  registerRoute(listRoles, async ({ db }, { query }) =>
    listAnswer(await pageOfRoles(db, query), query, toRole),
  )

  registerRoute(createRole, (context, { body }) =>
    context.mutate(async (work) => {
      const after = await create(work, context.actor, body)
      await audit(work, context, { action: 'role.create', subject: after.id, after })
      return after
    }),
  )

  registerRoute(updateRole, (context, { params: { id }, body }) =>
    context.mutate(async (work) => {
      const { before, after } = await update(work, context.actor, id, body)
      await audit(work, context, { action: 'role.update', subject: id, before, after })
      return after
    }),
  )

  registerRoute(deleteRole, (context, { params: { id } }) =>
    context.mutate(async (work) => {
      const before = await remove(work, context.actor, id)
      await audit(work, context, { action: 'role.delete', subject: id, before })
      return {}
    }),
  )
}
