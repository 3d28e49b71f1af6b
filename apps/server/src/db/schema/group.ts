import type { EpochMs } from './values.ts'

/** A group of proxies, of scripts or of resources. */
export interface GroupTable {
  id: string
  tenant_id: string
  name: string
  /** Lower-case name, for uniqueness. */
  name_key: string
  created_at: EpochMs
}
