import * as contract from '@seaport/contract/work/opt-out'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { addOptOuts, erasePeople } from './erasure.service.ts'

/** Putting people on the opt-out list, and erasing what is known of them: both reach into tasks and the library. */
export function erasureRoutes(registerRoute: RegisterRoute): void {
  registerRoute(contract.addOptOuts, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ opted_out: await addOptOuts(work, actor.tenantId, body) })),
  )

  registerRoute(contract.eraseResources, ({ actor, mutate }, { body }) =>
    mutate((work) => erasePeople(work, actor.tenantId, body)),
  )
}
