import { z } from 'zod'
import { Network } from '../kernel/network.schema.ts'
import {
  Count,
  EmptyData,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  QueryFlag,
  Remark,
} from '../kernel/primitives.schema.ts'
import { Written } from './resource.schema.ts'

/** A person who is neither collected nor contacted by the tenant any more. */
export const OptOut = z.object({
  id: Id,
  network: Network,
  external_id: z.string(),
  /** What was known of them was erased as well. */
  erased: z.boolean(),
  remark: z.string(),
  created_at: Instant,
})
export type OptOut = z.infer<typeof OptOut>

export const listOptOuts = {
  query: listQuery(['created_at'], {
    network: Network.optional(),
    /** Exactly this person: by id, handle or link. */
    external_id: Written.trim().min(1).max(500).optional(),
    /** Only those of whom everything was erased, or only the others. */
    erased: QueryFlag.optional(),
  }),
  data: listOf(OptOut),
}

const people = z.strictObject({
  network: Network,
  /** By the network's id, by handle with or without @, or by a link to the profile. Entries that name nobody are refused, each by its position. */
  external_ids: z.array(Written.trim().min(1).max(500)).min(1).max(500),
  remark: Remark.default(''),
  /** Only tells whom the entries mean. */
  dry_run: z.boolean().default(false),
})

/** The person whom an entry means: under the network's id if the library knows it, else under the handle until a collection meets them. */
export const MeantPerson = z.object({
  external_id: z.string(),
  /** Empty if unknown, as is the name. */
  handle: z.string(),
  name: z.string(),
})
export type MeantPerson = z.infer<typeof MeantPerson>

export const addOptOuts = {
  body: people,
  /** How many were not on it. */
  data: z.object({ opted_out: Count, people: z.array(MeantPerson) }),
}

export const eraseResources = {
  body: people,
  /** Resources that went, and people who were not on the opt-out list. */
  data: z.object({ erased: Count, opted_out: Count, people: z.array(MeantPerson) }),
}

export const deleteOptOut = {
  params: IdPath,
  data: EmptyData,
}
