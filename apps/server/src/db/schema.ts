import type { NetworkId } from '@seaport/contract/network'
import type { OrderTypeId, ParkedReason, PaymentStatus, PaymentTypeId } from '@seaport/contract/order'
import type { OrderState } from '@seaport/contract/order-state'
import type { ProxyError, ProxyScheme, ProxyStatus } from '@seaport/contract/proxy'
import type { ResourceKindId } from '@seaport/contract/resource-kind'
import type { ScriptType } from '@seaport/contract/script'
import type { Executor, TaskKindId } from '@seaport/contract/task-kind'
import type { EndReason, ParkReason, TargetReason, TaskState } from '@seaport/contract/task-state'
import type { LedgerType } from '@seaport/contract/wallet'
import type { Generated, Kysely, Transaction } from 'kysely'
import type { AdminSchema } from './schema/admin.ts'
import type { JobSchema } from './schema/job.ts'
import type { PeopleSchema } from './schema/people.ts'
import type { WorkSchema } from './schema/work.ts'

/** Milliseconds since 1970, UTC. Stored as integers on both databases. */
export type Millis = number
/** 0 or 1: the one truth value that both databases store alike. */
export type Flag = 0 | 1

export interface RoleTable {
  key: string
  name: string
  superuser: Flag
  /** JSON array of permission keys. */
  keys: string
}

/** A user of the console; a supervisor is a tenant, and its id is the tenant's id. */
export interface UserTable {
  id: string
  email: string
  username: string
  password_hash: string
  role_key: string
  status: 'normal' | 'disabled'
  avatar: string | null
  phone: string | null
  industry: string | null
  team_size: string | null
  /** How else to reach the user. */
  contact: string | null
  remark: string
  balance_cents: number
  port_num: number
  port_expire_at: Millis | null
  /** Last task number given out. */
  task_number: number
  created_at: Millis
  /** When ports and days were gifted; null = never. */
  gifted_at: Millis | null
  last_login_at: Millis | null
  /** An administrator who was taken away; the row stays for the history. */
  deleted_at?: Millis | null
}

export interface UserSessionTable {
  token_hash: Buffer
  user_id: string
  created_at: Millis
  last_seen_at: Millis
  expires_at: Millis
  ip: string
  user_agent: string
  /** The administrator who is logged in as the user, and that administrator's own session; null = the user itself. */
  impersonator_id?: string | null
  impersonator_session?: Buffer | null
}

export interface SeatTable {
  id: string
  tenant_id: string
  seat_code: string
  name: string
  password_hash: string
  allocated: number
  enabled: Flag
  remark: string
  /** Thumbprint of the bound device's key (RFC 7638); null = unbound. */
  device_key: string | null
  device_id: string | null
  device_name: string | null
  device_platform: string | null
  device_bound_at: Millis | null
  /** Token hash of the session that holds the seat; null = logged out. */
  session_hash: Buffer | null
  last_seen_at: Millis | null
  /** What the tenant was last told; whether the seat is online follows from `session_hash` and `last_seen_at`. */
  told_online: Generated<Flag>
  last_login_at: Millis | null
  created_at: Millis
  deleted_at: Millis | null
}

/** A port that is or was taken; live while `released_at` is null. */
export interface PortLeaseTable {
  id: string
  tenant_id: string
  seat_id: string
  slot: number
  holder_kind: 'account' | 'task'
  holder_id: string
  taken_at: Millis
  released_at: Millis | null
  release_reason: string | null
}

export interface AccountTable {
  id: string
  tenant_id: string
  network: NetworkId
  /** Lower case: what makes it unique. */
  handle_key: string
  account: string
  external_id: string | null
  nickname: string
  type: 'promotion' | 'personal'
  import_type: 'manual' | 'list' | 'file'
  imported_at: Millis
  follower_count: number | null
  country: string | null
  availability: 'normal' | 'abnormal'
  unblock_count: number
  blocked_at: Millis | null
  blocked_reason: string | null
  login_status: 'logged_in' | 'logged_out'
  seat_id: string | null
  time_zone: string
  /** It never goes out without it. */
  proxy_id: string | null
  deleted_at: Millis | null
}

export interface TaskTable {
  id: string
  tenant_id: string
  number: number
  name: string
  kind: TaskKindId
  network: NetworkId
  executor: Executor
  status: TaskState
  end_reason: EndReason | null
  /** JSON of the contract's TaskWork. */
  work: string
  account_id: string
  seat_id: string
  created_by: 'supervisor' | 'seat'
  scheduled_at: Millis | null
  created_at: Millis
  queued_at: Millis | null
  started_at: Millis | null
  ended_at: Millis | null
  target_count: number
  /** Distinct items delivered to the server. */
  actual_count: number
  pages: number
  parked_until: Millis | null
  park_reason: ParkReason | null
  /** Number of the last claim; 0 = never claimed. */
  fence: number
  lease_until: Millis | null
  /** Last progress number taken in. */
  seq: number
  last_progress_at: Millis | null
  /** Deleted tasks are kept for the statistics, and shown to nobody. */
  deleted_at: Millis | null
}

export interface TaskTargetTable {
  task_id: string
  position: number
  target: string
  outcome: 'pending' | 'done' | 'skipped' | 'failed' | 'unknown'
  reason: TargetReason | null
  collected: number
  /** The network's own id of a person whom a promotion goes to, as far as it is known. */
  external_id: string | null
  /** That person's handle in lower case; null = the target is no person. */
  person: string | null
  /** Since when the outcome stands. */
  settled_at: Millis | null
}

/** Batches of resources that were taken in: a repeat changes nothing. */
export interface TaskBatchTable {
  task_id: string
  batch_id: string
  received_at: Millis
}

/** Key = first 16 bytes of SHA-256 over (tenant, network, kind, external id). */
export interface ResourceTable {
  key: Buffer
  tenant_id: string
  network: NetworkId
  kind: ResourceKindId
  external_id: string
  url: string
  handle: string
  name: string
  content: string
  followers: number | null
  location: string | null
  first_seen_at: Millis
  seen_at: Millis
  task_count: number
  group_id: string | null
}

/** Which task saw a resource, when and under which link. Of somebody who was erased, an anonymous mark stays: a key that leads nowhere. */
export interface SightingTable {
  task_id: string
  resource_key: Buffer
  account_id: string
  source: string
  seen_at: Millis
  /** 1 = it brought the resource into the library. */
  fresh: Flag
}

export interface IdempotencyTable {
  scope: string
  key: string
  fingerprint: string
  answer: string
  created_at: Millis
}

/** Identifiers of DPoP proofs that were used, until they would be too old anyway. */
export interface UsedProofTable {
  jti_hash: Buffer
  expires_at: Millis
}

export interface LoginLogTable {
  id: string
  tenant_id: string
  user_id: string | null
  seat_id: string | null
  at: Millis
  ip: string
  /** ISO 3166-1 alpha-2; empty = unknown or not public, null = not looked up. */
  country: string | null
  outcome: 'ok' | 'wrong_password' | 'disabled' | 'held' | 'takeover'
  /** What is shown beside the outcome: the device’s name. */
  detail: string
  system_type: string
  browser_language: string
  kernel: string
}

/** One movement of a tenant's balance; rows are only ever added, and the database refuses anything else. */
export interface LedgerTable {
  id: string
  tenant_id: string
  /** From 1, without a gap. */
  seq: number
  type: LedgerType
  amount_cents: number
  before_cents: number
  after_cents: number
  remark: string
  order_no: string | null
  /** The administrator who moved it; null = the tenant, a gateway or the system. */
  actor_id: string | null
  idempotency_key: string | null
  /** Never earlier than the row before. */
  at: Millis
}

export interface PriceTierTable {
  id: string
  min_quantity: number
  max_quantity: number
  min_days: number
  max_days: number
  /** One port for one day. */
  port_unit_cents: number
  /** Basis points: 10,000 = 1. */
  duration_rate_bp: number
  discount_bp: number
  updated_at: Millis
}

export interface OrderTable {
  order_no: string
  tenant_id: string
  type: OrderTypeId
  status: OrderState
  /** Null = paid from the balance. */
  payment_type: PaymentTypeId | null
  /** What was asked for: whole dollars of a recharge, the payment price of a purchase. */
  amount_cents: number
  /** What is to be paid, and what moves the balance. */
  paid_amount_cents: number
  quantity: number | null
  days: number | null
  list_cents: number | null
  /** JSON of the price tier as it was. */
  tier: string | null
  ports_before: number | null
  ports_after: number | null
  expire_before: Millis | null
  expire_after: Millis | null
  remark: string
  created_at: Millis
  /** When an open order is closed. */
  expires_at: Millis | null
  paid_at: Millis | null
  /** Failed, closed or refunded. */
  ended_at: Millis | null
  payment_id: string | null
}

/** A payment that the gateway reported: kept whatever it matches, so that none is lost. */
export interface PaymentTable {
  /** The gateway's own id. */
  id: string
  /** As the gateway named it. */
  order_no: string
  paid_amount_cents: number
  status: PaymentStatus
  park_reason: ParkedReason | null
  /** The order that it paid in the end. */
  settled_order_no: string | null
  remark: string
  received_at: Millis
  settled_at: Millis | null
}

/** A group of proxies, of scripts or of resources. */
export interface GroupTable {
  id: string
  tenant_id: string
  name: string
  /** Lower case: what makes it unique. */
  name_key: string
  created_at: Millis
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
  last_detected_at: Millis | null
  error: ProxyError | null
  exit_address: string | null
  allocation_limit: number
  concurrency_limit: number | null
  remark: string
  created_at: Millis
  /** A check is wanted since; null = none. */
  check_wanted_at: Millis | null
  /** Who checks at this moment, until when that counts. */
  check_claim: string | null
  check_claimed_until: Millis | null
}

/** Content in the storage, whosever files show it. */
export interface ContentTable {
  sha256: string
  size: number
  /** No file names it since; null = one does. */
  dropped_at: Millis | null
}

export interface FileTable {
  id: string
  tenant_id: string
  sha256: string
  name: string
  kind: 'image' | 'video' | 'report'
  type: string
  size: number
  /** Last time that it was uploaded or let go of: what nothing shows is kept for a day from then. */
  touched_at: Millis
}

export interface ScriptTable {
  id: string
  /** Of a public script: the admin who made it. */
  tenant_id: string
  public: Flag
  group_id: string | null
  title: string
  type: ScriptType
  network: NetworkId
  text: string
  created_at: Millis
  updated_at: Millis
}

export interface ScriptFileTable {
  script_id: string
  position: number
  file_id: string
}

export interface Schema extends AdminSchema, JobSchema, PeopleSchema, WorkSchema {
  role: RoleTable
  user: UserTable
  user_session: UserSessionTable
  seat: SeatTable
  port_lease: PortLeaseTable
  account: AccountTable
  task: TaskTable
  task_target: TaskTargetTable
  task_batch: TaskBatchTable
  resource: ResourceTable
  resource_group: GroupTable
  sighting: SightingTable
  idempotency: IdempotencyTable
  used_proof: UsedProofTable
  login_log: LoginLogTable
  ledger: LedgerTable
  price_tier: PriceTierTable
  order: OrderTable
  payment: PaymentTable
  proxy_group: GroupTable
  proxy: ProxyTable
  content: ContentTable
  file: FileTable
  script_group: GroupTable
  script: ScriptTable
  script_file: ScriptFileTable
}

/** Where a repository reads: the database or a transaction on it. */
export type Db = Kysely<Schema>
/** Where a repository writes: always inside a transaction. */
export type Trx = Transaction<Schema>
