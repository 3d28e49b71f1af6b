import type { NetworkId } from '@seaport/contract/kernel/network'
import type { EpochMs } from './values.ts'

/** Settings of a network that differ from what they are by themselves. */
export interface NetworkConfigTable {
  network: NetworkId
  /** JSON: texts by the name of the setting. */
  fields: string
  secret_sealed: Buffer | null
  updated_at: EpochMs
  updated_by: string
}

/** What an app at a network has cost its operator in a month, by account. */
interface NetworkSpendTable {
  /** The network, and the app's id there. */
  app: string
  /** `2026-11`, UTC. */
  month: string
  account_id: string
  /** Millionths of a dollar. */
  micros: number
}

/** Tables of networks, for the schema. */
export interface NetworkSchema {
  network_config: NetworkConfigTable
  network_spend: NetworkSpendTable
}
