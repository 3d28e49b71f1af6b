import { z } from 'zod'
import { libraryFilter, ResourceId } from './library-filter.schema.ts'
import { MAX_LIST_TARGETS } from './task-audience.ts'

/** Something that a person copies from a network: a link, or a handle. */
export const Link = z.string().trim().min(1).max(500)

/**
 * Whom a promotion goes to: a part of the library, the newest sightings first; chosen people of it; or a list that somebody pastes. Only people of the
 * account's own network count. A task keeps whom it found as its targets; the lists are empty in the task itself.
 */
export const Audience = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('library'), filter: z.strictObject(libraryFilter) }),
  z.strictObject({ from: z.literal('ids'), resource_ids: z.array(ResourceId).max(MAX_LIST_TARGETS) }),
  z.strictObject({ from: z.literal('list'), targets: z.array(Link).max(MAX_LIST_TARGETS) }),
])
export type Audience = z.infer<typeof Audience>
