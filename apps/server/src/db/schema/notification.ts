import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { DeliveryError, DeliveryState, WebhookType } from '@seaport/contract/work/webhook.schema'
import type { EpochMs, SqlBoolean } from './values.ts'

/** A user's e-mail notifications; no row = none. Supervisors get one when they are added. */
export interface NotificationSettingTable {
  user_id: string
  language: Locale
  time_zone: string
  hour: number
  /** JSON: the mode of each kind that is not off. */
  kinds: string
  /** When the next daily mail is due. */
  digest_at: EpochMs
  mailed_at: EpochMs | null
  /** When it is looked next; null = nothing is wanted. */
  check_at: EpochMs | null
}

/** What was told through a channel and is not solved yet. */
export interface NotificationToldTable {
  /** A user’s id for its e-mails, or a webhook’s. */
  channel: string
  kind: string
  thing: string
  told_at: EpochMs
}

export interface WebhookTable {
  id: string
  user_id: string
  url: string
  /** JSON array. */
  kinds: string
  language: Locale
  /** Encrypted for this row. */
  secret_sealed: Buffer
  enabled: SqlBoolean
  /** When it was switched off because nobody answered. */
  disabled_at: EpochMs | null
  created_at: EpochMs
  /** When it is looked next; null = it is off. */
  check_at: EpochMs | null
}

/** Messages to webhooks: those on their way, and what became of the others. */
export interface WebhookDeliveryTable {
  id: string
  webhook_id: string
  type: WebhookType
  /** The bytes that are signed and sent. */
  body: string
  state: DeliveryState
  /** Also the number of the claim that may say what became of it. */
  tries: number
  /** When it is due; while a server sends it, when the claim of that server ends. */
  next_at: EpochMs
  /** When it is given up. */
  dead_at: EpochMs
  status: number | null
  error: DeliveryError | null
  created_at: EpochMs
  done_at: EpochMs | null
}

export interface NotificationSchema {
  notification_setting: NotificationSettingTable
  notification_told: NotificationToldTable
  webhook: WebhookTable
  webhook_delivery: WebhookDeliveryTable
}
