import type { NetworkId } from '@seaport/contract/kernel/network'
import type { AccountTable } from '../../../db/schema/seat.ts'
import { newId } from '../../../kernel/id.ts'

/** Data of a new account. */
export interface NewAccount {
  network: NetworkId
  /** Valid handle, without @. */
  account: string
  nickname: string
  sign_in_name?: string
  type: AccountTable['type']
  time_zone: string
  /** ISO 3166-1 alpha-2. */
  country?: string | null
  seat_id?: string | null
  proxy_id?: string | null
}

/** @returns the lower-case handle, which identifies an account on every network */
export function handleKey(handle: string): string {
  return handle.toLowerCase()
}

/** @returns the row of a new account: not signed in, and unassigned unless a seat is given */
export function newAccountRow(
  tenantId: string,
  from: NewAccount,
  importType: AccountTable['import_type'],
  now: number,
): AccountTable {
  return {
    ...from,
    id: newId(),
    tenant_id: tenantId,
    sign_in_name: from.sign_in_name ?? '',
    handle_key: handleKey(from.account),
    external_id: null,
    import_type: importType,
    imported_at: now,
    follower_count: null,
    country: from.country ?? null,
    availability: 'normal',
    unblock_count: 0,
    blocked_at: null,
    blocked_reason: null,
    unblocked_at: null,
    login_status: 'logged_out',
    seat_id: from.seat_id ?? null,
    proxy_id: from.proxy_id ?? null,
    parked_at: null,
    deleted_at: null,
  }
}
