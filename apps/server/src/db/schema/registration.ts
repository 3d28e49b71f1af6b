import type { CodePurpose, MailKind, MailSecurity, MailState } from '@seaport/contract/platform/email.schema'
import type { Generated } from 'kysely'
import type { EpochMs, SqlBoolean } from './values.ts'

/** The registration configuration; no row = the defaults. */
export interface RegistrationConfigTable {
  /** Always 1. */
  id: number
  allow_registration: SqlBoolean
  /** Texts by language, as JSON. */
  refusal_messages: string
  max_per_ip_per_day: number
  gifted_ports: number
  gifted_days: number
}

/** How a user came in: never changed afterwards. */
export interface RegistrationTable {
  user_id: string
  /** When; it is also the moment at which the user agreed to the agreement. */
  at: EpochMs
  ip: string
  country: string
  gifted_ports: number
  gifted_days: number
}

/** How many accounts an address registered in a day. */
interface RegistrationDayTable {
  /** IPv4 address, or the network of an IPv6 address. */
  origin: string
  /** Days since 1970, UTC. */
  day: number
  count: number
}

/** The last code that was sent to an address for a purpose. */
export interface EmailCodeTable {
  email: string
  purpose: CodePurpose
  /** Keyed hash; null = used. */
  code_hash: Buffer | null
  /** Tries from where it was asked for, and from elsewhere. */
  tries: number
  others_tries: Generated<number>
  /** Address or network that asked for it; null = not known. */
  asked_by: string | null
  sent_at: EpochMs
  expires_at: EpochMs
  /** Codes sent on `sent_day` (days since 1970, UTC). */
  sent_day: number
  sent_count: number
}

/** How mails of a type are sent; no row = they are held. */
export interface EmailConfigTable {
  type: CodePurpose
  sender: string
  server_address: string
  server_port: number
  secure: MailSecurity
  user: string
  /** Encrypted for this type; null = none. */
  password_sealed: Buffer | null
  subject: string | null
  content: string | null
  expire_minutes: number
}

/** Mails on their way, and what became of the others. */
export interface MailOutboxTable {
  id: string
  kind: MailKind
  to_address: string
  subject: string
  /** Encrypted for this row; null once nobody needs it. */
  content_sealed: Buffer | null
  state: MailState
  /** Also the number of the claim that may say what became of it. */
  tries: number
  /** When it is due; while a server sends it, when the claim of that server ends. */
  next_at: EpochMs
  /** When its code is too old to be sent. */
  dead_at: EpochMs
  last_error: string | null
  created_at: EpochMs
  sent_at: EpochMs | null
  /** Holds a code of an administrator: shown to nobody. */
  confidential: SqlBoolean
  /** Encrypted for this row: the configuration that it is sent with, whatever counts by then; null = the one that counts. */
  config_sealed: Buffer | null
}

/** Hits of a throttle, in the current window and in the one before. */
interface ThrottleTable {
  key: Buffer
  slot: number
  hits: number
  before: number
  expires_at: EpochMs
}

export interface RegistrationSchema {
  registration_config: RegistrationConfigTable
  registration: RegistrationTable
  registration_day: RegistrationDayTable
  email_code: EmailCodeTable
  email_config: EmailConfigTable
  mail_outbox: MailOutboxTable
  throttle: ThrottleTable
}
