import type { EpochMs } from './values.ts'

/** The limits that a tenant has set for its promotions; none = the usual ones. */
export interface GuardTable {
  tenant_id: string
  /** JSON of the contract's GuardLimits. */
  limits: string
  changed_at: EpochMs
}

export interface GuardSchema {
  guard: GuardTable
}
