import type { BlockReason } from '@seaport/contract/desk/account.schema'
import type { ProxyError, ProxyScheme, ProxyStatus } from '@seaport/contract/desk/proxy.schema'
import type { NetworkId } from '@seaport/contract/kernel/network'
import type { Generated } from 'kysely'
import type { SortedByName } from '../sort-name.ts'
import type { GroupTable } from './group.ts'
import type { EpochMs, SqlBoolean } from './values.ts'

export interface SeatTable {
  id: string
  tenant_id: string
  seat_code: string
  name: string
  password_hash: string
  allocated: number
  enabled: SqlBoolean
  remark: string
  /** Thumbprint of the bound device's key (RFC 7638); null = unbound. */
  device_key: string | null
  device_id: string | null
  device_name: string | null
  device_platform: string | null
  device_bound_at: EpochMs | null
  /** Token hash of the session that holds the seat; null = logged out. */
  session_hash: Buffer | null
  last_seen_at: EpochMs | null
  /** The status last reported to the tenant; whether the seat is online is computed from `session_hash` and `last_seen_at`. */
  told_online: Generated<SqlBoolean>
  last_login_at: EpochMs | null
  created_at: EpochMs
  deleted_at: EpochMs | null
}

/** A port that is or was taken; taken while `released_at` is null. */
export interface PortLeaseTable {
  id: string
  tenant_id: string
  seat_id: string
  slot: number
  holder_kind: 'account' | 'task'
  holder_id: string
  taken_at: EpochMs
  released_at: EpochMs | null
  release_reason: string | null
}

export interface AccountTable {
  id: string
  tenant_id: string
  network: NetworkId
  /** Lower-case name, for uniqueness. */
  handle_key: string
  account: string
  external_id: string | null
  nickname: string
  /** Email address or telephone number; empty = unknown. */
  sign_in_name: string
  type: 'promotion' | 'personal'
  import_type: 'manual' | 'list' | 'file'
  imported_at: EpochMs
  follower_count: number | null
  country: string | null
  availability: 'normal' | 'abnormal'
  unblock_count: number
  blocked_at: EpochMs | null
  blocked_reason: BlockReason | null
  /** When a person last unblocked it. */
  unblocked_at: EpochMs | null
  login_status: 'logged_in' | 'logged_out'
  seat_id: string | null
  time_zone: string
  /** When it was last blocked: its promotions stay parked for some time after that, even after it is unblocked. */
  parked_at: EpochMs | null
  /** The account never connects without it. */
  proxy_id: string | null
  deleted_at: EpochMs | null
}

/** One block of an account; the last one is open while the account is blocked. */
export interface AccountBlockTable {
  id: string
  tenant_id: string
  account_id: string
  reason: BlockReason
  note: string
  blocked_at: EpochMs
  /** Seat whose desktop reported it; null = the supervisor blocked it. */
  seat_id: string | null
  task_id: string | null
  unblocked_at: EpochMs | null
  unblock_note: string
}

export interface ProxyTable {
  id: string
  tenant_id: string
  group_id: string
  scheme: ProxyScheme
  /** Address or name of the host. */
  ip: string
  port: number
  username: string
  /** Encrypted for this row; null = none. */
  password_sealed: Buffer | null
  status: ProxyStatus
  response_ms: number | null
  last_detected_at: EpochMs | null
  error: ProxyError | null
  exit_address: string | null
  exit_country: string | null
  allocation_limit: number
  concurrency_limit: number | null
  remark: string
  created_at: EpochMs
  /** Since when a check is requested; null = none. */
  check_wanted_at: EpochMs | null
  /** Server that is checking, and when its claim ends. */
  check_claim: string | null
  check_claimed_until: EpochMs | null
}

/** Tables of seats, ports, accounts and proxies, for the schema. */
export interface SeatSchema {
  seat: SeatTable & SortedByName
  port_lease: PortLeaseTable
  account: AccountTable
  account_block: AccountBlockTable
  proxy_group: GroupTable & SortedByName
  proxy: ProxyTable
}
