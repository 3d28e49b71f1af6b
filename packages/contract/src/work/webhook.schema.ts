import { z } from 'zod'
import { Locale } from '../kernel/locale.schema.ts'
import {
  Count,
  EmptyData,
  Id,
  IdPath,
  Instant,
  listOf,
  listQuery,
  pastedAddress,
} from '../kernel/primitives.schema.ts'
import { NotificationKind } from './notification.schema.ts'
import { deliveryErrors } from './webhook.ts'

/** Address of a webhook: HTTPS only, without credentials. */
const WebhookUrl = pastedAddress({ protocol: /^https$/ })
  .max(500)
  .regex(/^https:\/\/[^/?#@]+(?:[/?#]|$)/i)

export const DeliveryError = z.enum(deliveryErrors)
export type DeliveryError = z.infer<typeof DeliveryError>

export const DeliveryState = z.enum(['queued', 'delivered', 'failed'])
export type DeliveryState = z.infer<typeof DeliveryState>

/** Topic of a message; `test` = no event. */
export const WebhookType = z.enum([...NotificationKind.options, 'test'])
export type WebhookType = z.infer<typeof WebhookType>

/** Body of a message (Standard Webhooks): `webhook-id` in its headers identifies repeats. */
export const WebhookMessage = z.object({
  type: WebhookType,
  /** When it was detected. */
  timestamp: Instant,
  data: z.object({
    /** Description of the problem, in the webhook's language. */
    title: z.string(),
    urgent: z.boolean(),
    /** New since the last message of this type. */
    things: z.array(z.object({ id: z.string(), name: z.string().nullable(), reason: z.string().nullable() })),
    /** Screen where it is solved; null = the installation does not know its own address. */
    url: z.string().nullable(),
  }),
})
export type WebhookMessage = z.infer<typeof WebhookMessage>

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  kinds: z.array(NotificationKind),
  language: Locale,
  enabled: z.boolean(),
  /** When it was switched off because deliveries failed for a day; null = it is on. */
  disabled_at: Instant.nullable(),
  /** Messages not delivered yet. */
  waiting: Count,
  /** Until when messages carry the signature of the secret before too; null = they don't. */
  old_secret_until: Instant.nullable(),
  created_at: Instant,
})
export type Webhook = z.infer<typeof Webhook>

export const WebhookDelivery = z.object({
  id: Id,
  type: WebhookType,
  state: DeliveryState,
  tries: Count,
  /** HTTP status of the last answer; null = no answer. */
  status: z.int().nullable(),
  error: DeliveryError.nullable(),
  created_at: Instant,
  /** When it is retried. */
  next_at: Instant.nullable(),
  done_at: Instant.nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const settings = {
  url: WebhookUrl,
  kinds: z.array(NotificationKind).min(1).max(NotificationKind.options.length),
  language: Locale,
}

export const listWebhooks = {
  /** `most`: maximum number of webhooks of the plan. */
  data: z.object({ list: z.array(Webhook), most: Count, kinds: z.array(NotificationKind) }),
}

export const createWebhook = {
  body: z.strictObject(settings),
  data: Webhook.extend({ secret: z.string() }),
}

export const updateWebhook = {
  params: IdPath,
  body: z.strictObject({ ...settings, enabled: z.boolean() }).partial(),
  data: Webhook,
}

export const renewWebhookSecret = {
  params: IdPath,
  data: Webhook.extend({ secret: z.string() }),
}

export const deleteWebhook = {
  params: IdPath,
  data: EmptyData,
}

export const testWebhook = {
  params: IdPath,
  data: WebhookDelivery,
}

export const listWebhookDeliveries = {
  params: IdPath,
  query: listQuery(['created_at'], { state: DeliveryState.optional() }),
  data: listOf(WebhookDelivery),
}

export const resendWebhookDelivery = {
  params: IdPath,
  data: WebhookDelivery,
}
