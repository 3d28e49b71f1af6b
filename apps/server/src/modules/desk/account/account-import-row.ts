import type { NetworkId } from '@seaport/contract/kernel/network'
import type { AccountTable } from '../../../db/schema/seat.ts'
import { handleKey } from './account-row.ts'

/** A seat or proxy that a row names, with what it is called. */
export interface Named {
  id: string
  label: string
}

/** A row as given. */
export interface GivenRow {
  /** Its number, from 1. */
  row: number
  account: string
  /** The row's own network, verbatim; empty = that of its link or of the import. */
  network?: string
  nickname: string
  /** Values of the row itself. */
  type?: AccountTable['type']
  time_zone?: string
  /** ISO 3166-1 alpha-2. */
  country?: string
  sign_in_name?: string
  /** The code or name of a seat, and the address of a proxy; empty = none. */
  seat?: string
  proxy?: string
  /** Why it is refused, in the caller's language; empty = no fault is known. */
  trouble: string
}

/** A parsed row: with a valid handle, or with its fault. */
export type ParsedRow = { given: GivenRow; network: NetworkId | null } & (
  | { handle: string; network: NetworkId; seat?: Named; proxy?: Named }
  | { trouble: string }
)

/** @returns the key that identifies an account: a handle of a network */
export const accountKey = (network: NetworkId, handle: string) => `${network} ${handleKey(handle)}`
