import * as contract from '@seaport/contract/resource'
import type { Install } from '../../app/install.ts'
import type { Mount } from '../../app/route.ts'
import { listAnswer } from '../../db/page.ts'
import { listResources } from './resource.repository.ts'
import { toResource } from './resource.service.ts'

/** The tenant's library of what was collected. */
export function resourceRoutes(mount: Mount, _install: Install): void {
  mount(contract.listResources, async ({ db, actor }, { query }) =>
    listAnswer(await listResources(db, actor.tenantId, query), query, toResource),
  )
}
