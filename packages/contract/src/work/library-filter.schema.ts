import { z } from 'zod'
import { GivenInstant, Id, SearchText } from '../kernel/primitives.schema.ts'
import { MAX_STORED } from '../kernel/primitives.ts'
import { ResourceKind } from './resource-kind.schema.ts'

/** A number, as such or as a text. `Number` makes 0 of an empty text and of null: a filter that matches almost nobody, where none was meant. */
const Followers = z
  .preprocess(
    (value: number) => (isBlank(value) ? Number.NaN : value),
    z.coerce.number<number>().int().min(0).max(MAX_STORED),
  )
  .optional()

function isBlank(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() === '' : typeof value !== 'number'
}

/** Filter of the library; all given conditions must hold. Fits a query string and a body. */
export const libraryFilter = {
  search: SearchText,
  kind: ResourceKind.optional(),
  /** Seen by this task. */
  task_id: Id.optional(),
  /** A group's id, or `none` for resources without a group. */
  group_id: Id.optional(),
  /** Range of the last sighting: from the first moment inclusive to the second exclusive. */
  seen_from: GivenInstant.optional(),
  seen_to: GivenInstant.optional(),
  followers_min: Followers,
  followers_max: Followers,
  /** Part of the location, ignoring case. */
  location: SearchText,
}

/** Id of a resource: its key, in hexadecimal. */
export const ResourceId = z.string().regex(/^[0-9a-f]{32}$/)
