import { isIP } from 'node:net'
import type { ParsedOf } from '@seaport/contract/kernel/endpoint'
import { plans } from '@seaport/contract/people/plan'
import { NotificationKind } from '@seaport/contract/work/notification.schema'
import {
  type createWebhook,
  MAX_WAITING_DELIVERIES,
  OLD_SECRET_HOURS,
  type updateWebhook,
} from '@seaport/contract/work/webhook'
import type { Webhook, WebhookDelivery } from '@seaport/contract/work/webhook.schema'
import type { WebhookDeliveryTable, WebhookTable } from '../../../db/schema/notification.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import { instant, instantOrNull } from '../../../db/wire.ts'
import { newId } from '../../../kernel/id.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { orNotFound, refuse } from '../../../kernel/refusal.ts'
import { encrypt } from '../../../kernel/secret.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'
import { isPublicAddress } from '../../desk/proxy/proxy.public.ts'
import { lockUser, planOf } from '../../people/user/user.public.ts'
import { removeSetting } from './notification.repository.ts'
import { forgetChannel } from './told.repository.ts'
import {
  changeDelivery,
  changeWebhook,
  countWaiting,
  dropQueued,
  dropQueuedOf,
  findDelivery,
  findWebhook,
  insertWebhook,
  lockOwnWebhook,
  lockWebhook,
  removeWebhook,
  webhooksOf,
} from './webhook.repository.ts'
import { deadAt, queueDelivery, webhookKey } from './webhook-delivery.ts'
import { newWebhookSecret } from './webhook-signature.ts'

type Host = Pick<Installation, 'env' | 'secret'>

/** @returns how many webhooks the person's plan allows */
export async function mostWebhooks(db: Db | Trx, userId: string): Promise<number> {
  return plans[await planOf(db, userId)].webhooks
}

/**
 * Adds a webhook. @returns it with its secret, which cannot be read again
 * @throws Refused: webhook_limit, webhook_address_refused
 */
export async function addWebhook(
  work: UnitOfWork,
  { env, secret }: Host,
  userId: string,
  { url, kinds, language }: ParsedOf<typeof createWebhook>['body'],
): Promise<Webhook & { secret: string }> {
  refusePrivate(url, env.webhook.allowPrivate)
  await lockUser(work, userId)
  const count = await mostWebhooks(work.trx, userId)
  if ((await webhooksOf(work.trx, userId)).length >= count) refuse('webhook_limit', { count })
  const id = newId()
  const shown = newWebhookSecret()
  const row: WebhookTable = {
    id,
    user_id: userId,
    url,
    kinds: JSON.stringify([...new Set(kinds)]),
    language,
    secret_sealed: encrypt(webhookKey(secret), shown, id),
    old_secret_sealed: null,
    old_secret_until: null,
    enabled: 1,
    disabled_at: null,
    created_at: work.now,
    check_at: work.now,
  }
  await insertWebhook(work.trx, row)
  return { ...toWebhook(row, 0, work.now), secret: shown }
}

/**
 * Changes a webhook; one that is switched on again is looked at once.
 * @returns it before and after
 * @throws Refused: not_found, webhook_address_refused
 */
export async function editWebhook(
  work: UnitOfWork,
  { env }: Host,
  { userId, id }: { userId: string; id: string },
  { kinds, enabled, ...fields }: ParsedOf<typeof updateWebhook>['body'],
): Promise<{ before: Webhook; after: Webhook }> {
  if (fields.url !== undefined) refusePrivate(fields.url, env.webhook.allowPrivate)
  const { trx, now } = work
  const row = orNotFound(await lockOwnWebhook(trx, userId, id))
  const on = enabled ?? row.enabled === 1
  const change = {
    ...fields,
    ...(kinds && { kinds: JSON.stringify([...new Set(kinds)]) }),
    enabled: on ? (1 as const) : (0 as const),
    check_at: on ? now : null,
    // A person who switches it off or on has seen the notice.
    ...(enabled !== undefined && { disabled_at: null }),
  }
  await changeWebhook(trx, id, change)
  if (!on) await dropQueued(trx, id, now)
  const waiting = (await countWaiting(trx, [id])).get(id) ?? 0
  return { before: toWebhook(row, waiting, now), after: toWebhook({ ...row, ...change }, waiting, now) }
}

/**
 * Gives a webhook a new secret. Messages are signed with the old one too for a while, so that its receiver can change without losing one: who knows
 * the old one can't forge what a receiver takes that has the new one.
 * @returns it with its secret, which cannot be read again
 * @throws Refused: not_found
 */
export async function renewSecret(
  { trx, now }: UnitOfWork,
  { secret }: Host,
  { userId, id }: { userId: string; id: string },
): Promise<Webhook & { secret: string }> {
  const row = orNotFound(await lockOwnWebhook(trx, userId, id))
  const shown = newWebhookSecret()
  const change = {
    secret_sealed: encrypt(webhookKey(secret), shown, id),
    old_secret_sealed: row.secret_sealed,
    old_secret_until: now + OLD_SECRET_HOURS * 3_600_000,
  }
  await changeWebhook(trx, id, change)
  const waiting = (await countWaiting(trx, [id])).get(id) ?? 0
  return { ...toWebhook({ ...row, ...change }, waiting, now), secret: shown }
}

/** Deletes a webhook. @returns it, as it was @throws Refused: not_found */
export async function deleteWebhook(work: UnitOfWork, userId: string, id: string): Promise<Webhook> {
  const row = orNotFound(await lockOwnWebhook(work.trx, userId, id))
  await forgetChannel(work.trx, id)
  await removeWebhook(work.trx, id)
  return toWebhook(row, 0, work.now)
}

/** Gives up the messages of somebody who was disabled; the webhooks stay for when they are enabled again. */
export async function giveUpMessages({ trx, now }: UnitOfWork, userId: string): Promise<void> {
  await dropQueuedOf(trx, userId, now)
}

/** Deletes the webhooks and settings of somebody who was removed: whoever has the address next decides anew. */
export async function endNotifications({ trx }: UnitOfWork, userId: string): Promise<void> {
  for (const { id } of await webhooksOf(trx, userId)) {
    await lockOwnWebhook(trx, userId, id)
    await forgetChannel(trx, id)
    await removeWebhook(trx, id)
  }
  await forgetChannel(trx, userId)
  await removeSetting(trx, userId)
}

/** @returns whether no further message may wait for a webhook, which the transaction has locked */
export async function isQueueFull(trx: Trx, id: string): Promise<boolean> {
  return ((await countWaiting(trx, [id])).get(id) ?? 0) >= MAX_WAITING_DELIVERIES
}

async function requireRoom(trx: Trx, id: string): Promise<void> {
  await lockWebhook(trx, id)
  if (await isQueueFull(trx, id)) refuse('webhook_queue_full', { count: MAX_WAITING_DELIVERIES })
}

/** Queues a test message. @throws Refused: not_found, webhook_queue_full */
export async function sendTest(work: UnitOfWork, userId: string, id: string): Promise<WebhookDelivery> {
  orNotFound(await findWebhook(work.trx, userId, id))
  await requireRoom(work.trx, id)
  const data = { title: 'Seaport', urgent: false, things: [], url: null }
  return toDelivery(await queueDelivery(work, id, { type: 'test', data }))
}

/** Queues a message again under its own id. @throws Refused: not_found, webhook_queue_full */
export async function sendAgain(work: UnitOfWork, userId: string, id: string): Promise<WebhookDelivery> {
  const row = orNotFound(await findDelivery(work.trx, userId, id))
  const { now } = work
  if (row.state !== 'queued') await requireRoom(work.trx, row.webhook_id)
  const change = {
    state: 'queued' as const,
    tries: 0,
    next_at: now,
    dead_at: deadAt(row.type, now),
    status: null,
    error: null,
    done_at: null,
  }
  await changeDelivery(work.trx, id, change)
  return toDelivery({ ...row, ...change })
}

/** Checks the address as far as possible when saving: names are checked when they are resolved, at each delivery. */
function refusePrivate(url: string, allowPrivate: boolean): void {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')
  if (allowPrivate || isIP(host) === 0 || isPublicAddress(host)) return
  refuse('webhook_address_refused')
}

/** @returns what a webhook is told of; kinds that this version does not know are left out */
export function readKinds({ kinds }: Pick<WebhookTable, 'kinds'>): NotificationKind[] {
  const stored = JSON.parse(kinds) as string[]
  return NotificationKind.options.filter((kind) => stored.includes(kind))
}

/** @returns a person's webhooks as the person sees them */
export async function ownWebhooks(db: Db, userId: string, now: number): Promise<Webhook[]> {
  const rows = await webhooksOf(db, userId)
  const waiting = await countWaiting(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toWebhook(row, waiting.get(row.id) ?? 0, now))
}

/** @returns a webhook as its owner sees it, without its secret */
function toWebhook(row: WebhookTable, waiting: number, now: number): Webhook {
  const { old_secret_until: until } = row
  return {
    id: row.id,
    url: row.url,
    kinds: readKinds(row),
    language: row.language,
    enabled: row.enabled === 1,
    disabled_at: instantOrNull(row.disabled_at),
    waiting,
    old_secret_until: instantOrNull(until !== null && until > now ? until : null),
    created_at: instant(row.created_at),
  }
}

/** @returns a delivery as it stands in the log */
export function toDelivery(row: WebhookDeliveryTable): WebhookDelivery {
  const { id, type, state, tries, status, error } = row
  return {
    id,
    type,
    state,
    tries,
    status,
    error,
    created_at: instant(row.created_at),
    next_at: state === 'queued' ? instant(row.next_at) : null,
    done_at: instantOrNull(row.done_at),
  }
}
