import type { AccountTable } from '../../../db/schema/seat.ts'

/** A row as it was given. */
export interface GivenRow {
  /** Where it stands, from 1. */
  row: number
  account: string
  nickname: string
  /** Those that a row says for itself. */
  type?: AccountTable['type']
  time_zone?: string
  /** ISO 3166-1 alpha-2. */
  country?: string
  sign_in_name?: string
  /** The code or name of a seat, and the address of a proxy; empty = none. */
  seat?: string
  proxy?: string
  /** Why it can't be taken, in the caller's language; empty = it can, as far as is known. */
  trouble: string
}

/** A row of the list, read: with a valid handle, or with what is wrong with it. */
export type ParsedRow = { given: GivenRow } & (
  | { handle: string; seat_id?: string; proxy_id?: string }
  | { trouble: string }
)
