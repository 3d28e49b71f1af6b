import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Network } from '../kernel/network.ts'
import { IdPath, listOf, listQuery } from '../kernel/primitives.ts'
import { libraryFilter } from './library-filter.ts'
import { Resource, Sighting } from './resource.ts'

/** What a seat's own tasks collected, as that seat sees it: when, by how many tasks and under which link is told of its own sightings. */
export const SeatResource = Resource.omit({ group: true, opted_out: true })
export type SeatResource = z.infer<typeof SeatResource>

const access = { callers: ['seat'] } as const
const { search, kind, task_id } = libraryFilter

export const listSeatResources = endpoint({
  method: 'GET',
  path: '/seat/resource',
  summary: 'People and pages that the seat’s own tasks collected; who is on the opt-out list is not there',
  ...access,
  query: listQuery(['seen_at', 'name', 'followers'], { search, kind, task_id, network: Network.optional() }),
  data: listOf(SeatResource),
})

export const getSeatResource = endpoint({
  method: 'GET',
  path: '/seat/resource/:id',
  summary: 'One of them, with the latest sightings by the seat’s own tasks',
  ...access,
  params: IdPath,
  data: SeatResource.extend({ sightings: z.array(Sighting) }),
})
