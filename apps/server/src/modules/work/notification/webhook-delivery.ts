import type { WebhookMessage, WebhookType } from '@seaport/contract/work/webhook.schema'
import type { WebhookDeliveryTable, WebhookTable } from '../../../db/schema/notification.ts'
import type { Db } from '../../../db/schema.ts'
import { newId } from '../../../kernel/id.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { sendDue } from '../../../kernel/outbox.ts'
import { decrypt, type Secret } from '../../../kernel/secret.ts'
import { type UnitOfWork, withTransaction } from '../../../kernel/unit-of-work.ts'
import {
  changeWebhook,
  claimDeliveries,
  dropQueued,
  insertDelivery,
  lockWebhook,
  recordDelivery,
  shortenDeliveryWaits,
  webhooksByIds,
} from './webhook.repository.ts'
import { type SendResult, sendMessage } from './webhook-send.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Delays between attempts in ms; the eighth is the last, just within a day. */
const PAUSES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 6 * HOUR]
const DAY = 24 * HOUR
/** Another server takes over after this long: longer than an attempt may last, even if its clock is minutes ahead. */
const CLAIM_MS = 4 * MINUTE
/** Maximum concurrent deliveries. Waiting for an answer costs little, and with fewer a dozen slow receivers would block all others. */
const AT_ONCE = 100
/** Maximum per person: a slow receiver delays only its owner's messages. */
const AT_ONCE_EACH = 2
/** Status with which a receiver unsubscribes (Standard Webhooks). */
const GONE = 410

/** @returns the key that webhooks' secrets are encrypted with */
export function webhookKey(secret: Secret): Buffer {
  return secret.key('webhook')
}

/** Queues a message, in the transaction of its cause; a test is tried once. */
export async function queueDelivery(
  { trx, now }: UnitOfWork,
  webhookId: string,
  { type, data }: { type: WebhookType; data: WebhookMessage['data'] },
): Promise<WebhookDeliveryTable> {
  const message: WebhookMessage = { type, timestamp: new Date(now).toISOString(), data }
  const delivery: WebhookDeliveryTable = {
    id: newId(),
    webhook_id: webhookId,
    type,
    body: JSON.stringify(message),
    state: 'queued',
    tries: 0,
    next_at: now,
    dead_at: deadAt(type, now),
    status: null,
    error: null,
    created_at: now,
    done_at: null,
  }
  await insertDelivery(trx, delivery)
  return delivery
}

/** @returns the moment after which a message is given up */
export function deadAt(type: WebhookType, now: number): number {
  return type === 'test' ? now : now + DAY
}

/** Sends due messages; safe on several servers at once. */
export function sendDueDeliveries(installation: Installation): Promise<void> {
  return sendDue<Claimed>({
    atOnce: AT_ONCE,
    claim: ({ max, busy }) =>
      withTransaction(installation, async (work) => {
        const wanted = { until: work.now + CLAIM_MS, max, each: AT_ONCE_EACH, busy }
        const deliveries = await claimDeliveries(work, wanted)
        const webhooks = await webhooksByIds(
          work.trx,
          deliveries.map((one) => one.webhook_id),
        )
        return deliveries.flatMap((delivery) => {
          const webhook = webhooks.find(({ id }) => id === delivery.webhook_id)
          return webhook ? [{ delivery, webhook }] : []
        })
      }),
    laneOf: ({ webhook }) => webhook.user_id,
    send: (claimed) => send(installation, claimed),
  })
}

/** A claimed message with its receiver. */
interface Claimed {
  delivery: WebhookDeliveryTable
  webhook: WebhookTable
}

async function send(installation: Installation, { delivery, webhook }: Claimed): Promise<void> {
  const { secret, env, clock } = installation
  const now = clock()
  const { secret_sealed, old_secret_sealed: old, old_secret_until } = webhook
  const sealed = old && (old_secret_until ?? 0) > now ? [secret_sealed, old] : [secret_sealed]
  const result = await sendMessage(
    {
      id: delivery.id,
      url: webhook.url,
      body: delivery.body,
      secrets: sealed.map((one) => decrypt(webhookKey(secret), one, webhook.id)),
      at: Math.floor(now / SECOND),
    },
    { allowPrivate: env.webhook.allowPrivate },
  )
  await withTransaction(installation, (work) => settle(work, webhook, delivery, result))
}

/** Records the result of an attempt: done, retried, or given up, which switches the webhook off. */
async function settle(
  work: UnitOfWork,
  webhook: WebhookTable,
  delivery: WebhookDeliveryTable,
  { askedMs = 0, ...result }: SendResult,
): Promise<void> {
  const { trx, now } = work
  const { status } = result
  if (status !== null && status >= 200 && status < 300) {
    await recordDelivery(trx, delivery, { ...result, state: 'delivered', done_at: now })
    return
  }
  const pause = PAUSES[delivery.tries - 1]
  // No longer than a claim, so that `endLongDeliveryWaits` does not shorten it: the later pauses are longer anyway.
  const next = now + Math.max(pause ?? 0, Math.min(askedMs, CLAIM_MS))
  if (pause !== undefined && next < delivery.dead_at && status !== GONE) {
    await recordDelivery(trx, delivery, { ...result, next_at: next })
    return
  }
  const current = await lockWebhook(trx, webhook.id)
  const given = await recordDelivery(trx, delivery, { ...result, state: 'failed', done_at: now })
  // One that was off, or that was led to another address during the try, stays as it is.
  const isTried = current?.enabled === 1 && current.url === webhook.url
  if (!given || delivery.type === 'test' || !isTried) return
  await changeWebhook(trx, webhook.id, { enabled: 0, disabled_at: now, check_at: null })
  await dropQueued(trx, webhook.id, now)
}

/** Messages wait at most as long as from one try to the next: see `shortenWaits`. */
export function endLongDeliveryWaits(db: Db, now: number): Promise<void> {
  return shortenDeliveryWaits(db, now, [0, ...PAUSES.map((pause) => Math.max(pause, CLAIM_MS))])
}
