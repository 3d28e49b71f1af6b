import type { Account, AccountBlock } from '@seaport/contract/desk/account.schema'
import { instant, instantOrNull } from '../../../db/wire.ts'
import type { ShownAccount } from './account.repository.ts'
import type { ShownBlock } from './account-block.repository.ts'

/** @returns an account as it goes over the wire */
export function toAccount(row: ShownAccount): Account {
  const { seat_id, seat_name, seat_code, slot, proxy_id, proxy_scheme, proxy_ip, proxy_port } = row
  return {
    id: row.id,
    network: row.network,
    account: row.account,
    nickname: row.nickname,
    sign_in_name: row.sign_in_name,
    type: row.type,
    import_type: row.import_type,
    imported_at: instant(row.imported_at),
    follower_count: row.follower_count,
    country: row.country,
    availability: row.availability,
    unblock_count: row.unblock_count,
    blocked_at: instantOrNull(row.blocked_at),
    blocked_reason: row.blocked_reason,
    login_status: row.login_status,
    online: slot !== null,
    seat: seat_id === null ? null : { id: seat_id, name: seat_name ?? '', seat_code: seat_code ?? '' },
    proxy:
      proxy_id === null
        ? null
        : {
            id: proxy_id,
            scheme: proxy_scheme ?? 'http',
            ip: proxy_ip ?? '',
            port: proxy_port ?? 0,
            status: row.proxy_status ?? 'unchecked',
            exit_address: row.exit_address,
            exit_country: row.exit_country,
          },
    time_zone: row.time_zone,
  }
}

/** @returns a block as it goes over the wire */
export function toBlock(row: ShownBlock): AccountBlock {
  const { id, reason, note, seat_id, seat_name, seat_code, shown_task, task_number, task_name } = row
  return {
    id,
    reason,
    note,
    blocked_at: instant(row.blocked_at),
    seat: seat_id === null ? null : { id: seat_id, name: seat_name ?? '', seat_code: seat_code ?? '' },
    task: shown_task === null ? null : { id: shown_task, number: task_number ?? 0, name: task_name ?? '' },
    unblocked_at: instantOrNull(row.unblocked_at),
    unblock_note: row.unblock_note,
  }
}
