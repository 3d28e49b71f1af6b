import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { DeliveryError, DeliveryState, WebhookType } from '@seaport/contract/work/webhook.schema'
import type { EpochMs, SqlBoolean } from './values.ts'

/** A user's e-mail notifications; no row = none. Supervisors get one when they are added. */
export interface NotificationSettingTable {
  user_id: string
  language: Locale
  time_zone: string
  hour: number
  /** The mode of each kind that is on, as JSON. */
  kinds: string
  /** When the next daily mail is due. */
  digest_at: EpochMs
  mailed_at: EpochMs | null
  /** When it is checked next; null = nothing is on. */
  check_at: EpochMs | null
}

/** Problems reported through a channel and not solved yet. */
export interface NotificationToldTable {
  /** A user's id for emails, or a webhook's. */
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
  /** The secret before, which signs too until the moment; both null = there is none. */
  old_secret_sealed: Buffer | null
  old_secret_until: EpochMs | null
  enabled: SqlBoolean
  /** When it was switched off because deliveries failed. */
  disabled_at: EpochMs | null
  created_at: EpochMs
  /** When it is checked next; null = it is off. */
  check_at: EpochMs | null
}

/** Messages to webhooks: waiting, delivered and failed ones. */
export interface WebhookDeliveryTable {
  id: string
  webhook_id: string
  type: WebhookType
  /** The exact signed bytes. */
  body: string
  state: DeliveryState
  /** Also serves as the claim's number: only the latest claim may record the result. */
  tries: number
  /** When it is due; while a server sends it, when that server's claim ends. */
  next_at: EpochMs
  /** When delivery stops. */
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
