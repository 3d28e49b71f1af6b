import * as contract from '@seaport/contract/work/resource'
import { listAnswer } from '../../../db/page.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import { findResource, latestSightings, readLibrary } from './library.repository.ts'
import { exportLibrary } from './resource-export.ts'
import { groupRoutes } from './resource-group.routes.ts'
import { toResource, toSighting } from './resource-mapper.ts'
import { seatLibraryRoutes } from './seat-library.routes.ts'

/** The tenant's library of what was collected. */
export function resourceRoutes(registerRoute: RegisterRoute, _install: Installation): void {
  registerRoute(contract.listResources, async ({ db, actor }, { query }) => {
    const { rows, total, next_cursor } = await readLibrary(db, actor.tenantId, query)
    return { ...listAnswer({ rows, total: total ?? 0 }, query, toResource), total, next_cursor }
  })

  registerRoute(contract.getResource, async ({ db, actor }, { params }) => {
    const row = orNotFound(await findResource(db, actor.tenantId, params.id))
    const sightings = await latestSightings(db, actor.tenantId, row.key)
    return { ...toResource(row), sightings: sightings.map(toSighting) }
  })

  registerRoute(contract.exportResources, async ({ actor, db, locale, now }, { query }) =>
    exportLibrary(db, actor.tenantId, { locale, now }, query),
  )

  groupRoutes(registerRoute)
  seatLibraryRoutes(registerRoute)
}
