import type { LoginOutcome } from '@seaport/contract/people/login-log.schema'
import type { Plan } from '@seaport/contract/people/plan.schema'
import type { FactorAction } from '@seaport/contract/people/second-factor.schema'
import type { SortedByName } from '../sort-name.ts'
import type { EpochMs, SqlBoolean } from './values.ts'

export interface RoleTable {
  key: string
  name: string
  superuser: SqlBoolean
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
  plan: Plan
  avatar: string | null
  phone: string | null
  industry: string | null
  team_size: string | null
  /** Other contact of the user. */
  contact: string | null
  remark: string
  balance_cents: number
  port_num: number
  port_expire_at: EpochMs | null
  /** Last assigned task number. */
  task_number: number
  created_at: EpochMs
  /** When ports and days were last gifted; null = never. */
  gifted_at: EpochMs | null
  last_login_at: EpochMs | null
  /** Deletion of an administrator; the row stays for the history. */
  deleted_at?: EpochMs | null
  /** Since when it has had a second factor; null = none. */
  second_factor_at?: EpochMs | null
  /** Moment up to which an owner has read the security notices. */
  notices_read_at?: EpochMs | null
}

export interface UserSessionTable {
  token_hash: Buffer
  user_id: string
  created_at: EpochMs
  last_seen_at: EpochMs
  expires_at: EpochMs
  ip: string
  user_agent: string
  /** The administrator who is logged in as the user, and that administrator's own session; null = the user itself. */
  impersonator_id?: string | null
  impersonator_session?: Buffer | null
  /** When its login passed the second factor; null = not yet, or not required. */
  second_factor_at?: EpochMs | null
  /** When its step-up ends. */
  confirmed_until?: EpochMs | null
  /** Moment up to which its console has shown changes of factors. */
  notices_read_at?: EpochMs | null
}

/** Single-use challenge that a passkey has to sign, for one purpose in one session. */
export interface PasskeyChallengeTable {
  session_hash: Buffer
  purpose: 'register' | 'login' | 'step_up'
  challenge: string
  expires_at: EpochMs
}

/** A user's authenticator app. */
export interface TotpTable {
  user_id: string
  /** Encrypted for this user; null until the first code was entered. */
  secret_sealed: Buffer | null
  /** The last time step whose code was accepted: each is accepted once. */
  last_step: number | null
  /** A secret that replaces the current one once a code of it is entered. */
  pending_sealed: Buffer | null
  /** The session that requested it, the only one that can finish it, and its expiry. */
  pending_session?: Buffer | null
  pending_until?: EpochMs | null
}

/** A change of a user's second factor, which its owner can undo for some time. */
export interface FactorChangeTable {
  id: string
  user_id: string
  at: EpochMs
  action: FactorAction
  ip: string
  /** The session that made it; null = an administrator's. */
  session_hash: Buffer | null
  /** `FactorSnapshot` as JSON, encrypted for this row. */
  before_sealed: Buffer
  /** Hash of the token in the mail. */
  undo_hash: Buffer
  undo_until: EpochMs
  undone_at: EpochMs | null
}

interface RecoveryCodeTable {
  user_id: string
  /** Keyed hash. */
  code_hash: Buffer
}

export interface PasskeyTable {
  id: string
  user_id: string
  credential_id: string
  public_key: Buffer
  /** Signature counter reported by the passkey. */
  counter: number
  /** JSON array, for the browser. */
  transports: string
  name: string
  created_at: EpochMs
  last_used_at: EpochMs | null
}

export interface LoginLogTable {
  id: string
  tenant_id: string
  user_id: string | null
  seat_id: string | null
  at: EpochMs
  ip: string
  /** ISO 3166-1 alpha-2; empty = unknown or not public, null = not looked up. */
  country: string | null
  outcome: LoginOutcome
  /** Shown beside the result: the device's name. */
  detail: string
  system_type: string
  browser_language: string
  kernel: string
}

/** Personal tokens, with which programs act for a user. */
export interface ApiTokenTable {
  id: string
  user_id: string
  name: string
  token_hash: Buffer
  /** Its first characters. */
  start: string
  /** JSON array. */
  scopes: string
  /** Hash of the stored password hash: after a change of the password, the token is invalid. */
  password_mark: Buffer
  created_at: EpochMs
  expires_at: EpochMs
  last_used_at: EpochMs | null
  revoked_at: EpochMs | null
}

/** Tables of users, sessions and logins, for the schema. */
export interface UserSchema {
  api_token: ApiTokenTable
  role: RoleTable & SortedByName
  user: UserTable
  user_session: UserSessionTable
  login_log: LoginLogTable
  totp: TotpTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  factor_change: FactorChangeTable
}
