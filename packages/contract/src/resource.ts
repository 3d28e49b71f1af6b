import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Network } from './network.ts'
import { Count, Id, Instant, listOf, listQuery, SearchText } from './primitives.ts'
import { ResourceKind } from './resource-kind.ts'

/** What people write on a network, without the signs that no database keeps: NUL, and half of a surrogate pair. A batch is never refused for them. */
const Written = z.string().overwrite((text) => text.replaceAll('\0', '').toWellFormed())

/** The network's own id of a person or page: what makes it one and the same. */
export const ExternalId = Written.min(1).max(64)

/** A person or page that was collected, as the network itself names it. */
export const CollectedItem = z.strictObject({
  external_id: ExternalId,
  url: Written.max(500),
  handle: Written.max(100),
  name: Written.max(200),
  /** What was said, or the profile's own text. */
  content: Written.max(4000),
  followers: Count.nullable(),
  location: Written.max(200).nullable(),
  /** The link, profile or keyword under which it was seen. */
  source: Written.max(500),
})
export type CollectedItem = z.infer<typeof CollectedItem>

/** A collected item in the tenant's library: once per (tenant, network, kind, external id). */
export const Resource = CollectedItem.extend({
  id: Id,
  network: Network,
  kind: ResourceKind,
  /** First and last sighting, and by how many tasks. */
  first_seen_at: Instant,
  seen_at: Instant,
  task_count: Count,
})
export type Resource = z.infer<typeof Resource>

export const listResources = endpoint({
  method: 'GET',
  path: '/resource',
  summary: 'The tenant’s library of collected people and pages',
  callers: ['user'],
  permission: '009',
  query: listQuery(['seen_at', 'name', 'followers'], {
    search: SearchText,
    network: Network.optional(),
    kind: ResourceKind.optional(),
    task_id: Id.optional(),
  }),
  data: listOf(Resource),
})
