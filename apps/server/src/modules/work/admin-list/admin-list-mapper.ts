import type { AdminAccount, AdminSeat } from '@seaport/contract/work/admin-list.schema'
import { toAccount } from '../../desk/account/account.public.ts'
import { toSeat } from '../../desk/seat/seat.public.ts'
import type { OwnedAccount, OwnedSeat } from './admin-list.repository.ts'

/** @returns a seat with its owner, as it goes over the wire */
export function toAdminSeat(row: OwnedSeat, now: number): AdminSeat {
  const holdings = {
    occupied: Number(row.occupied),
    open_accounts: Number(row.open_accounts),
    assigned_accounts: Number(row.assigned_accounts),
  }
  return { ...toSeat(row, holdings, now), user: ownerOf(row) }
}

/** @returns an account with its owner, as it goes over the wire */
export function toAdminAccount(row: OwnedAccount): AdminAccount {
  return { ...toAccount(row), user: ownerOf(row) }
}

/** @returns the owner of a row */
export function ownerOf(row: { tenant_id: string; user_email: string; user_name: string }) {
  return { id: row.tenant_id, email: row.user_email, username: row.user_name }
}
