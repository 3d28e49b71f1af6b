import { getSeatResource, listSeatResources } from '@seaport/contract/work/seat-resource'
import type { SeatResource } from '@seaport/contract/work/seat-resource.schema'
import { listAnswer } from '../../../db/page.ts'
import { instant } from '../../../db/wire.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import { orNotFound } from '../../../kernel/refusal.ts'
import { toSighting } from './resource-mapper.ts'
import {
  findOfSeat,
  latestSightingsOfSeat,
  pageOfSeat,
  type SeatResourceRow,
} from './seat-library.repository.ts'

/** What a seat's own tasks collected, for its desktop. */
export function seatLibraryRoutes(registerRoute: RegisterRoute): void {
  registerRoute(listSeatResources, async ({ db, actor }, { query }) =>
    listAnswer(await pageOfSeat(db, actor, query), query, toSeatResource),
  )

  registerRoute(getSeatResource, async ({ db, actor }, { params }) => {
    const row = orNotFound(await findOfSeat(db, actor, params.id))
    const sightings = await latestSightingsOfSeat(db, actor, row.key)
    return { ...toSeatResource(row), sightings: sightings.map(toSighting) }
  })
}

function toSeatResource(shown: SeatResourceRow): SeatResource {
  const { key, task_count, source, note, by_hand, first_seen_at, seen_at, tenant_id: _tenant, ...row } = shown
  return {
    ...row,
    id: key.toString('hex'),
    source: source ?? '',
    note: note ?? '',
    by_hand: by_hand === 1,
    first_seen_at: instant(first_seen_at),
    seen_at: instant(seen_at),
    task_count,
  }
}
