import { z } from 'zod'
import { shownName } from '../address/plain-text.ts'
import { FileData } from '../kernel/endpoint.schema.ts'
import { Network } from '../kernel/network.schema.ts'
import { Count, Id, IdPath, Instant, listOf, listQuery, StoredCount } from '../kernel/primitives.schema.ts'
import { exportFields } from '../kernel/spreadsheet.schema.ts'
import { libraryFilter } from './library-filter.schema.ts'
import { ResourceKind } from './resource-kind.schema.ts'

/**
 * Text from a network, without characters that databases reject: NUL and lone surrogates. They are removed, so that they never cause a batch to be
 * refused.
 */
export const Written = z.string().overwrite((text) => text.replaceAll('\0', '').toWellFormed())

/** The network's own id of a person or page, which identifies it. */
export const ExternalId = Written.min(1).max(64)

/** Address of a page on a network. An address with another scheme is dropped, because the console renders it as a link. */
export const PageAddress = (max: number) =>
  Written.max(max).overwrite((address) => (/^https?:\/\//i.test(address) ? address : ''))

/** A person or page that was collected, as the network itself names it. */
export const CollectedItem = z.strictObject({
  external_id: ExternalId,
  url: PageAddress(500),
  handle: Written.max(100),
  name: Written.max(200).overwrite(shownName),
  /** The text written, or the profile's description. */
  content: Written.max(4000),
  followers: StoredCount.nullable(),
  location: Written.max(200).overwrite(shownName).nullable(),
  /** The link, profile or keyword under which the person was seen. */
  source: Written.max(500),
  /** The comment under which they were seen, where the network lets the account answer it privately. */
  comment: z.strictObject({ id: ExternalId, at: Instant }).optional(),
})
export type CollectedItem = z.infer<typeof CollectedItem>

/** A collected item in the tenant's library: once per (tenant, network, kind, external id). */
export const Resource = CollectedItem.omit({ comment: true }).extend({
  id: Id,
  network: Network,
  kind: ResourceKind,
  /** First and last sighting, and the number of tasks that saw it. */
  first_seen_at: Instant,
  seen_at: Instant,
  task_count: Count,
  group: z.object({ id: Id, name: z.string() }).nullable(),
  /** On the tenant's opt-out list: no longer collected or contacted. */
  opted_out: z.boolean(),
  /** A person kept it by hand, from the address of an open profile. */
  by_hand: z.boolean(),
  /** Note of the person who kept it, where `source` was seen. */
  note: z.string(),
})
export type Resource = z.infer<typeof Resource>

const filters = { network: Network.optional(), ...libraryFilter }

export const listResources = {
  query: listQuery(['seen_at', 'first_seen_at', 'name', 'followers'], {
    ...filters,
    /** The `next_cursor` of the previous answer. Only when sorted by time, and not within one task. */
    cursor: z
      .string()
      .regex(/^\d{1,15}\.[0-9a-f]{32}$/)
      .optional(),
  }).refine(({ cursor, sort, task_id }) => cursor === undefined || (sort.endsWith('seen_at') && !task_id), {
    path: ['cursor'],
    error: 'invalid',
  }),
  /** Read by cursor, nothing is counted and `total` is null. `next_cursor` is null at the end, and when reading by page. */
  data: listOf(Resource).extend({ total: Count.nullable(), next_cursor: z.string().nullable() }),
}

/** A sighting of a resource. */
export const Sighting = z.object({
  /** Null = the task was deleted. */
  task: z.object({ id: Id, number: z.int(), name: z.string() }).nullable(),
  account: z.object({ id: Id, account: z.string() }).nullable(),
  /** The link, profile or keyword; empty if it named somebody whose data was erased. */
  source: z.string(),
  note: z.string(),
  seen_at: Instant,
  /** This sighting added the resource to the library. */
  first: z.boolean(),
})
export type Sighting = z.infer<typeof Sighting>

export const getResource = {
  params: IdPath,
  data: Resource.extend({ sightings: z.array(Sighting) }),
}

export const exportResources = {
  query: z.strictObject({
    ...exportFields,
    ...filters,
    /** Seen by any task of a batch. */
    batch_id: Id.optional(),
  }),
  data: FileData,
}
