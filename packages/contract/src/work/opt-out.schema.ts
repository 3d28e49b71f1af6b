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

/** A person whom the tenant no longer collects or contacts. */
export const OptOut = z.object({
  id: Id,
  network: Network,
  external_id: z.string(),
  /** Their data was erased as well. */
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
    /** True = only people whose data was erased, false = only the others. */
    erased: QueryFlag.optional(),
  }),
  data: listOf(OptOut),
}

const people = z.strictObject({
  network: Network,
  /** By the network's id, by handle with or without @, or by a link to the profile. Entries that name nobody are refused, each by its position. */
  external_ids: z.array(Written.trim().min(1).max(500)).min(1).max(500),
  remark: Remark.default(''),
  /** Dry run: returns whom the entries mean. */
  dry_run: z.boolean().default(false),
})

/** The person that an entry means: by the network's id if the library knows it, else by handle until a collection meets them. */
export const MeantPerson = z.object({
  external_id: z.string(),
  /** Empty if unknown, as is the name. */
  handle: z.string(),
  name: z.string(),
})
export type MeantPerson = z.infer<typeof MeantPerson>

export const addOptOuts = {
  body: people,
  /** Number of people newly added. */
  data: z.object({ opted_out: Count, people: z.array(MeantPerson) }),
}

export const eraseResources = {
  body: people,
  /** Erased resources, and people newly on the opt-out list. */
  data: z.object({ erased: Count, opted_out: Count, people: z.array(MeantPerson) }),
}

export const deleteOptOut = {
  params: IdPath,
  data: EmptyData,
}
