import { addOptOuts, deleteOptOut, eraseResources, listOptOuts } from '@seaport/contract/opt-out'
import type { Install } from '../../app/install.ts'
import type { Mount } from '../../app/route.ts'
import { listAnswer } from '../../db/page.ts'
import { pageOfOptOuts } from './opt-out.repository.ts'
import { add, erase, remove, toOptOut } from './opt-out.service.ts'

/** The list of people who are neither collected nor contacted, and the erasing of what is known of them. */
export function optOutRoutes(mount: Mount, _install: Install): void {
  mount(listOptOuts, async ({ actor, db }, { query }) =>
    listAnswer(await pageOfOptOuts(db, actor.tenantId, query), query, toOptOut),
  )

  mount(addOptOuts, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ opted_out: await add(work, actor.tenantId, body) })),
  )

  mount(deleteOptOut, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await remove(work, actor.tenantId, params.id)
      return {}
    }),
  )

  mount(eraseResources, ({ actor, mutate }, { body }) => mutate((work) => erase(work, actor.tenantId, body)))
}
