import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Network } from '../kernel/network.ts'
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
} from '../kernel/primitives.ts'
import { ExternalId } from './resource.ts'

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

const access = { callers: ['user'], permission: '009' } as const

export const listOptOuts = endpoint({
  method: 'GET',
  path: '/opt-out',
  scope: 'resource:read',
  summary: 'People who are neither collected nor contacted',
  ...access,
  query: listQuery(['created_at'], {
    network: Network.optional(),
    /** Exactly this one. */
    external_id: ExternalId.optional(),
    /** Only those of whom everything was erased, or only the others. */
    erased: QueryFlag.optional(),
  }),
  data: listOf(OptOut),
})

const people = z.strictObject({
  network: Network,
  external_ids: z.array(ExternalId).min(1).max(500),
  remark: Remark.default(''),
})

export const addOptOuts = endpoint({
  method: 'POST',
  path: '/opt-out',
  scope: 'resource:write',
  summary: 'Put people on the list: what is known of them stays, waiting promotions leave them out',
  ...access,
  body: people,
  /** How many were not on it. */
  data: z.object({ opted_out: Count }),
  idempotent: true,
})

export const eraseResources = endpoint({
  method: 'POST',
  path: '/resource/erase',
  scope: 'resource:write',
  summary:
    'Erase people everywhere in the tenant’s data, whatever kind of resource they are, and keep them from coming back',
  ...access,
  body: people,
  /** Resources that went, and people who were not on the opt-out list. */
  data: z.object({ erased: Count, opted_out: Count }),
  idempotent: true,
})

export const deleteOptOut = endpoint({
  method: 'DELETE',
  path: '/opt-out/:id',
  scope: 'resource:write',
  summary: 'Take a person off the list: they may be collected and contacted again',
  ...access,
  params: IdPath,
  data: EmptyData,
})
