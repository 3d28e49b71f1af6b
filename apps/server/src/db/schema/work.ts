import type { NetworkId } from '@seaport/contract/network'
import type { StatMeasure } from '@seaport/contract/stats'
import type { TaskKindId } from '@seaport/contract/task-kind'

/** A person who is not to be collected or contacted. */
export interface OptOutTable {
  tenant_id: string
  network: NetworkId
  external_id: string
  id: string
  /** Of the handle under which the library knew them, so that a pasted handle is recognised; null = it knew none. */
  handle_hash: Buffer | null
  /** 1 = what was known of them was erased. */
  erased: 0 | 1
  remark: string
  created_at: number
}

/** What happened within a quarter of an hour, by seat and task kind. */
export interface StatTable extends Record<StatMeasure, number> {
  tenant_id: string
  /** Quarters of an hour since 1970, UTC. */
  quarter: number
  seat_id: string
  kind: TaskKindId
}

/** Tables of the opt-out list and of statistics. */
export interface WorkSchema {
  opt_out: OptOutTable
  stat: StatTable
}
