import type { NetworkId } from '@seaport/contract/kernel/network'
import type { EpochMs } from './values.ts'

/** A network's settings that differ from their defaults. */
export interface NetworkConfigTable {
  network: NetworkId
  /** Texts by the name of the setting, as JSON. */
  fields: string
  secret_sealed: Buffer | null
  updated_at: EpochMs
  updated_by: string
}

/** Costs of an app at a network within a month, by account. */
interface NetworkSpendTable {
  /** Network and app id. */
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
