import { z } from 'zod'
import { libraryFilter, ResourceId } from './library-filter.schema.ts'
import { MAX_LIST_TARGETS } from './task-audience.ts'

/** A text copied from a network: a link or a handle. */
export const Link = z.string().trim().min(1).max(500)

/**
 * Audience of a promotion: a part of the library, newest sightings first; chosen people; or a pasted list. Only people of the account's own network
 * count. The people are stored as the task's targets; the lists are empty in the task itself.
 */
export const Audience = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('library'), filter: z.strictObject(libraryFilter) }),
  z.strictObject({ from: z.literal('ids'), resource_ids: z.array(ResourceId).max(MAX_LIST_TARGETS) }),
  z.strictObject({ from: z.literal('list'), targets: z.array(Link).max(MAX_LIST_TARGETS) }),
])
export type Audience = z.infer<typeof Audience>
