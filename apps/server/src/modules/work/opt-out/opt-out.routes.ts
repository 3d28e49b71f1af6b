import * as contract from '@seaport/contract/work/opt-out'
import { listAnswer } from '../../../db/page.ts'
import type { Mount } from '../../../kernel/http/route.ts'
import type { Install } from '../../../kernel/install.ts'
import { pageOfOptOuts } from './opt-out.repository.ts'
import { removeOptOut, toOptOut } from './opt-out.service.ts'

/** The list of people who are neither collected nor contacted. */
export function optOutRoutes(mount: Mount, _install: Install): void {
  mount(contract.listOptOuts, async ({ actor, db }, { query }) =>
    listAnswer(await pageOfOptOuts(db, actor.tenantId, query), query, toOptOut),
  )

  mount(contract.deleteOptOut, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await removeOptOut(work, actor.tenantId, params.id)
      return {}
    }),
  )
}
