import { z } from 'zod'
import { Locale } from '../kernel/locale.schema.ts'
import { Count, EmptyData, Id, IdPath, Instant, listOf, listQuery } from '../kernel/primitives.schema.ts'
import { NotificationKind } from './notification.schema.ts'
import { deliveryErrors } from './webhook.ts'

/** Where messages go: HTTPS alone, without a name and a password in it. */
const WebhookUrl = z
  .url({ protocol: /^https$/ })
  .max(500)
  .regex(/^https:\/\/[^/?#@]+(?:[/?#]|$)/i)

export const DeliveryError = z.enum(deliveryErrors)
export type DeliveryError = z.infer<typeof DeliveryError>

export const DeliveryState = z.enum(['queued', 'delivered', 'failed'])
export type DeliveryState = z.infer<typeof DeliveryState>

/** What a message is about; `test` = nothing happened. */
export const WebhookType = z.enum([...NotificationKind.options, 'test'])
export type WebhookType = z.infer<typeof WebhookType>

/** Body of a message (Standard Webhooks): `webhook-id` in its headers tells repeats apart. */
export const WebhookMessage = z.object({
  type: WebhookType,
  /** When it was found. */
  timestamp: Instant,
  data: z.object({
    /** What is the matter, in the webhook’s language. */
    title: z.string(),
    urgent: z.boolean(),
    /** What is new since the last message of this type. */
    things: z.array(z.object({ id: z.string(), name: z.string().nullable(), reason: z.string().nullable() })),
    /** Where it is solved; null = the installation does not know its own address. */
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
  /** When it was switched off because nobody answered for a day; null = it was not. */
  disabled_at: Instant.nullable(),
  /** Messages that nobody has taken yet. */
  waiting: Count,
  created_at: Instant,
})
export type Webhook = z.infer<typeof Webhook>

export const WebhookDelivery = z.object({
  id: Id,
  type: WebhookType,
  state: DeliveryState,
  tries: Count,
  /** HTTP status of the last answer; null = there was none. */
  status: z.int().nullable(),
  error: DeliveryError.nullable(),
  created_at: Instant,
  /** When it is tried again. */
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
  /** `most`: how many there may be by the plan. */
  data: z.object({ list: z.array(Webhook), most: Count, kinds: z.array(NotificationKind) }),
}

export const createWebhook = {
  body: z.strictObject(settings),
  data: Webhook.extend({ secret: z.string() }),
}

export const updateWebhook = {
  params: IdPath,
  body: z.strictObject({ ...settings, enabled: z.boolean() }),
  data: Webhook,
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
