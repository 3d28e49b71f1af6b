import * as contract from '@seaport/contract/work/opt-out'
import { listAnswer } from '../../../db/page.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { pageOfOptOuts } from './opt-out.repository.ts'
import { removeOptOut, toOptOut } from './opt-out.service.ts'

/** The list of people who are neither collected nor contacted. */
export function optOutRoutes(registerRoute: RegisterRoute, _install: Installation): void {
  registerRoute(contract.listOptOuts, async ({ actor, db }, { query }) =>
    listAnswer(
      await pageOfOptOuts(db, actor.tenantId, { ...query, person: query.external_id }),
      query,
      toOptOut,
    ),
  )

  registerRoute(contract.deleteOptOut, ({ actor, mutate }, { params }) =>
    mutate(async (work) => {
      await removeOptOut(work, actor.tenantId, params.id)
      return {}
    }),
  )
}
