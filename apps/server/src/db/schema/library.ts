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
  /** 1 = a person added it by hand. */
  by_hand: SqlBoolean
}

/** Sightings of a resource: task, moment and source. For an erased person an anonymous key remains. */
export interface SightingTable {
  task_id: string
  resource_key: Buffer
  account_id: string
  source: string
  seen_at: EpochMs
  /** 1 = this sighting added the resource to the library. */
  fresh: SqlBoolean
  /** Note of the person who kept it by hand. */
  note: string
  /** Comment of the person under a post of the account's own. */
  comment_id: string | null
  commented_at: EpochMs | null
}

/** Sightings of a resource by the tasks of one seat: range of moments, and number of tasks. */
export interface SeatResourceTable {
  seat_id: string
  resource_key: Buffer
  first_seen_at: EpochMs
  seen_at: EpochMs
  task_count: number
  /** Copied from the resource; they never change, because its key is computed from them. */
  network: NetworkId
  kind: ResourceKindId
}

/** A person who must not be collected or contacted. */
export interface OptOutTable {
  tenant_id: string
  network: NetworkId
  external_id: string
  id: string
  /** Hash of the handle under which the library knew them, to recognize a pasted handle; null = none known. */
  handle_hash: Buffer | null
  /** 1 = their data was erased. */
  erased: SqlBoolean
  remark: string
  created_at: EpochMs
}

/** Library keys of a person on the opt-out list, existing or possible: one for each kind. */
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
