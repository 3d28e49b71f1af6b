import { z } from 'zod'
import { Network } from '../kernel/network.schema.ts'
import { IdPath, listOf, listQuery } from '../kernel/primitives.schema.ts'
import { libraryFilter } from './library-filter.schema.ts'
import { Resource, Sighting } from './resource.schema.ts'

/** People collected by a seat's own tasks, as that seat sees them: moments, number of tasks and source come from its own sightings only. */
export const SeatResource = Resource.omit({ group: true, opted_out: true })
export type SeatResource = z.infer<typeof SeatResource>

const { search, kind, task_id } = libraryFilter

export const listSeatResources = {
  query: listQuery(['seen_at', 'name', 'followers'], { search, kind, task_id, network: Network.optional() }),
  data: listOf(SeatResource),
}

export const getSeatResource = {
  params: IdPath,
  data: SeatResource.extend({ sightings: z.array(Sighting) }),
}
