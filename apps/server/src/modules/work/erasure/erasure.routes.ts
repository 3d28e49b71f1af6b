import * as contract from '@seaport/contract/work/opt-out'
import type { Mount } from '../../../kernel/http/route.ts'
import { addOptOuts, erasePeople } from './erasure.service.ts'

/** Putting people on the opt-out list, and erasing what is known of them: both reach into tasks and the library. */
export function erasureRoutes(mount: Mount): void {
  mount(contract.addOptOuts, ({ actor, mutate }, { body }) =>
    mutate(async (work) => ({ opted_out: await addOptOuts(work, actor.tenantId, body) })),
  )

  mount(contract.eraseResources, ({ actor, mutate }, { body }) =>
    mutate((work) => erasePeople(work, actor.tenantId, body)),
  )
}
