import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './webhook.schema.ts'

/** Why a delivery failed; for an answer other than 2xx, `status` holds it. */
export const deliveryErrors = [
  'name_not_found',
  'address_refused',
  'unreachable',
  'tls_failed',
  'timed_out',
  'bad_answer',
  'switched_off',
] as const

/** Maximum number of waiting messages per webhook; later events are combined into one message once there is room. */
export const MAX_WAITING_DELIVERIES = 100

/** Hours for which messages carry the signature of a replaced secret too, so that a receiver can change without losing one. */
export const OLD_SECRET_HOURS = 24

const own = { callers: ['user'] } as const

export const listWebhooks = endpoint<typeof schema.listWebhooks>()({
  ...own,
  method: 'GET',
  path: '/webhook',
  summary: 'The user’s webhooks',
})

export const createWebhook = endpoint<typeof schema.createWebhook>()({
  ...own,
  method: 'POST',
  path: '/webhook',
  summary: 'Add a webhook; its secret is shown once',
  stepUp: true,
})

export const updateWebhook = endpoint<typeof schema.updateWebhook>()({
  ...own,
  method: 'PATCH',
  path: '/webhook/:id',
  summary: 'Change a webhook, or switch it on and off',
  stepUp: true,
})

export const renewWebhookSecret = endpoint<typeof schema.renewWebhookSecret>()({
  ...own,
  method: 'POST',
  path: '/webhook/:id/secret',
  summary: 'Give a webhook a new secret, which is shown once; the old one signs too for 24 hours',
  stepUp: true,
})

export const deleteWebhook = endpoint<typeof schema.deleteWebhook>()({
  ...own,
  method: 'DELETE',
  path: '/webhook/:id',
  summary: 'Delete a webhook with its log',
})

export const testWebhook = endpoint<typeof schema.testWebhook>()({
  ...own,
  method: 'POST',
  path: '/webhook/:id/test',
  summary: 'Send a message of the type `test`',
})

export const listWebhookDeliveries = endpoint<typeof schema.listWebhookDeliveries>()({
  ...own,
  method: 'GET',
  path: '/webhook/:id/delivery',
  summary: 'What was sent to a webhook in the last thirty days',
})

export const resendWebhookDelivery = endpoint<typeof schema.resendWebhookDelivery>()({
  ...own,
  method: 'POST',
  path: '/webhook-delivery/:id/resend',
  summary: 'Send a message again, with the same id',
})
