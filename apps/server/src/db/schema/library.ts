import type { NetworkId } from '@seaport/contract/kernel/network'
import type { ResourceKindId } from '@seaport/contract/work/resource-kind.schema'
import type { SortedByName } from '../sort-name.ts'
import type { GroupTable } from './group.ts'
import type { EpochMs, SqlBoolean } from './values.ts'

/** Key = first 16 bytes of SHA-256 over (tenant, network, kind, external id). */
export interface ResourceTable {
  key: Buffer
  tenant_id: string
  network: NetworkId
  kind: ResourceKindId
  external_id: string
  url: string
  handle: string
  name: string
  content: string
  followers: number | null
  location: string | null
  first_seen_at: EpochMs
  seen_at: EpochMs
  task_count: number
  group_id: string | null
  /** 1 = a person brought it in, by hand. */
  by_hand: SqlBoolean
}

/** Which task saw a resource, when and under which link. For an erased person an anonymous key remains. */
export interface SightingTable {
  task_id: string
  resource_key: Buffer
  account_id: string
  source: string
  seen_at: EpochMs
  /** 1 = it brought the resource into the library. */
  fresh: SqlBoolean
  /** What the person who kept it by hand noted. */
  note: string
  /** The comment that the person was seen by, under a post of the account's own. */
  comment_id: string | null
  commented_at: EpochMs | null
}

/** What the tasks of one seat saw of a resource: when, and how many of them. */
export interface SeatResourceTable {
  seat_id: string
  resource_key: Buffer
  first_seen_at: EpochMs
  seen_at: EpochMs
  task_count: number
  /** The resource's own; part of what its key is made of, so they never change. */
  network: NetworkId
  kind: ResourceKindId
}

/** A person who must not be collected or contacted. */
export interface OptOutTable {
  tenant_id: string
  network: NetworkId
  external_id: string
  id: string
  /** Of the handle under which the library knew them, so that a pasted handle is recognised; null = it knew none. */
  handle_hash: Buffer | null
  /** 1 = what was known of them was erased. */
  erased: SqlBoolean
  remark: string
  created_at: EpochMs
}

/** The keys that a person of the list has in the library, or would have: one for each kind. */
export interface OptOutResourceTable {
  resource_key: Buffer
  opt_out_id: string
}

/** Collected people and pages, and the opt-out list. */
export interface LibrarySchema {
  resource: ResourceTable & SortedByName
  resource_group: GroupTable & SortedByName
  sighting: SightingTable
  seat_resource: SeatResourceTable
  opt_out: OptOutTable
  opt_out_resource: OptOutResourceTable
}
