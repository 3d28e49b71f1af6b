/** A tenant's limits of promotions; no row = the defaults. */
export interface GuardTable {
  tenant_id: string
  /** JSON of the contract's GuardLimits. */
  limits: string
}

export interface GuardSchema {
  guard: GuardTable
}
