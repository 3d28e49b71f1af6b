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

/** Origin of a registration: never changed afterwards. */
export interface RegistrationTable {
  user_id: string
  /** Moment of registration, at which the user agreed to the agreement. */
  at: EpochMs
  ip: string
  country: string
  gifted_ports: number
  gifted_days: number
}

/** Number of accounts registered by an address in a day. */
interface RegistrationDayTable {
  /** IPv4 address, or the network of an IPv6 address. */
  origin: string
  /** Days since the epoch, UTC. */
  day: number
  count: number
}

/** Mailboxes whose registration was given ports. */
interface GiftedMailboxTable {
  /** What all spellings of its address have in common. */
  mailbox: string
}

/** The last code sent to an address for a purpose. */
export interface EmailCodeTable {
  email: string
  purpose: CodePurpose
  /** Keyed hash; null = used. */
  code_hash: Buffer | null
  /** Wrong attempts by the requester's address, and by others. */
  tries: number
  others_tries: Generated<number>
  /** Address or network that requested it; null = unknown. */
  asked_by: string | null
  sent_at: EpochMs
  expires_at: EpochMs
  /** Codes sent on `sent_day` (days since the epoch, UTC). */
  sent_day: number
  sent_count: number
}

/** Configuration of mails of a type; no row = they are held. */
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
  /** Null = before this was recorded. */
  updated_at: EpochMs | null
}

/** Mails: waiting, sent, failed, held and skipped ones. */
export interface MailOutboxTable {
  id: string
  kind: MailKind
  to_address: string
  subject: string
  /** Encrypted for this row; null once it is no longer needed. */
  content_sealed: Buffer | null
  state: MailState
  /** Also serves as the claim's number: only the latest claim may record the result. */
  tries: number
  /** When it is due; while a server sends it, when that server's claim ends. */
  next_at: EpochMs
  /** When its code expires, or its delivery is given up. */
  dead_at: EpochMs
  last_error: string | null
  created_at: EpochMs
  sent_at: EpochMs | null
  /** Its text is for its reader alone: not shown in the outbox. */
  confidential: SqlBoolean
  /** Mail configuration with which it is sent, even after a change, encrypted for this row; null = the current one, or the mail is sent or given up. */
  config_sealed: Buffer | null
}

/** Hits of a throttle, in the current window and in the previous one. */
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
  gifted_mailbox: GiftedMailboxTable
  email_code: EmailCodeTable
  email_config: EmailConfigTable
  mail_outbox: MailOutboxTable
  throttle: ThrottleTable
}
