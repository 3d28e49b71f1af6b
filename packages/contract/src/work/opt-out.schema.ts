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
import { ExternalId } from './resource.schema.ts'

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
    /** Exactly this one. */
    external_id: ExternalId.optional(),
    /** Only those of whom everything was erased, or only the others. */
    erased: QueryFlag.optional(),
  }),
  data: listOf(OptOut),
}

const people = z.strictObject({
  network: Network,
  external_ids: z.array(ExternalId).min(1).max(500),
  remark: Remark.default(''),
})

export const addOptOuts = {
  body: people,
  /** How many were not on it. */
  data: z.object({ opted_out: Count }),
}

export const eraseResources = {
  body: people,
  /** Resources that went, and people who were not on the opt-out list. */
  data: z.object({ erased: Count, opted_out: Count }),
}

export const deleteOptOut = {
  params: IdPath,
  data: EmptyData,
}
