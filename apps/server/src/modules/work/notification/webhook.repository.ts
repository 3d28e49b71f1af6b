import type { DeliveryState } from '@seaport/contract/work/webhook.schema'
import { sql } from 'kysely'
import { type Paged, type PageRequest, readPage } from '../../../db/page.ts'
import type { WebhookDeliveryTable, WebhookTable } from '../../../db/schema/notification.ts'
import type { Db, Trx } from '../../../db/schema.ts'
import type { UnitOfWork } from '../../../kernel/unit-of-work.ts'

export function webhooksOf(db: Db | Trx, userId: string): Promise<WebhookTable[]> {
  return db
    .selectFrom('webhook')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

function ownWebhook(db: Db | Trx, userId: string, id: string) {
  return db.selectFrom('webhook').selectAll().where('id', '=', id).where('user_id', '=', userId)
}

export function findWebhook(db: Db, userId: string, id: string): Promise<WebhookTable | undefined> {
  return ownWebhook(db, userId, id).executeTakeFirst()
}

/** The same, which nobody else changes or deletes before the transaction ends. */
export function lockOwnWebhook(trx: Trx, userId: string, id: string): Promise<WebhookTable | undefined> {
  return ownWebhook(trx, userId, id).forUpdate().executeTakeFirst()
}

/** @returns the webhook, locked until the end of the transaction */
export function lockWebhook(trx: Trx, id: string): Promise<WebhookTable | undefined> {
  return trx.selectFrom('webhook').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertWebhook(trx: Trx, webhook: WebhookTable): Promise<void> {
  await trx.insertInto('webhook').values(webhook).execute()
}

export async function changeWebhook(trx: Trx, id: string, change: Partial<WebhookTable>): Promise<void> {
  await trx.updateTable('webhook').set(change).where('id', '=', id).execute()
}

/** Its log goes with it. */
export async function removeWebhook(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('webhook_delivery').where('webhook_id', '=', id).execute()
  await trx.deleteFrom('webhook').where('id', '=', id).execute()
}

/** Claims the webhook that was checked least recently. @param again its next check */
export async function claimWebhook(
  { trx, now }: UnitOfWork,
  again: number,
): Promise<WebhookTable | undefined> {
  return trx
    .updateTable('webhook')
    .set({ check_at: again })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('webhook')
        .select('id')
        .where('check_at', 'is not', null)
        .where('check_at', '<=', now)
        .orderBy('check_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** @returns how many messages wait for each of these webhooks; one for which none waits is left out */
export async function countWaiting(db: Db | Trx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('webhook_delivery')
    .select((eb) => ['webhook_id', eb.fn.countAll<number | string>().as('waiting')])
    .where('webhook_id', 'in', ids)
    .where(sql.ref('state'), '=', sql.lit('queued'))
    .groupBy('webhook_id')
    .execute()
  return new Map(rows.map(({ webhook_id, waiting }) => [webhook_id, Number(waiting)]))
}

export async function insertDelivery(trx: Trx, delivery: WebhookDeliveryTable): Promise<void> {
  await trx.insertInto('webhook_delivery').values(delivery).execute()
}

export function findDelivery(db: Db, userId: string, id: string): Promise<WebhookDeliveryTable | undefined> {
  return db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
    .selectAll('webhook_delivery')
    .where('webhook_delivery.id', '=', id)
    .where('webhook.user_id', '=', userId)
    .executeTakeFirst()
}

/** @returns a page of what was sent to a webhook */
export function pageOfDeliveries(
  db: Db,
  webhookId: string,
  query: PageRequest & { order: 'asc' | 'desc'; state?: DeliveryState | undefined },
): Promise<Paged<WebhookDeliveryTable>> {
  const { order, state } = query
  const rows = db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .$if(state !== undefined, (some) => some.where('state', '=', state ?? 'queued'))
    .orderBy('created_at', order)
    .orderBy('id', order)
  return readPage(db, rows, query)
}

export async function changeDelivery(
  trx: Trx,
  id: string,
  change: Partial<WebhookDeliveryTable>,
): Promise<void> {
  await trx.updateTable('webhook_delivery').set(change).where('id', '=', id).execute()
}

/**
 * Claims due deliveries for this server until `until`; a result is accepted only with the number of attempts of its claim.
 * @param each maximum per person
 * @param busy people whose deliveries are in progress: theirs wait
 */
export function claimDeliveries(
  { trx, now }: UnitOfWork,
  { until, max, each, busy }: { until: number; max: number; each: number; busy: readonly string[] },
) {
  const turns = trx
    .selectFrom('webhook_delivery')
    .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
    .select([
      'webhook_delivery.id',
      sql<number>`row_number() over (partition by webhook.user_id order by webhook_delivery.next_at)`.as(
        'turn',
      ),
    ])
    .where(sql.ref('webhook_delivery.state'), '=', sql.lit('queued'))
    .where('webhook_delivery.next_at', '<=', now)
    .$if(busy.length > 0, (rows) => rows.where('webhook.user_id', 'not in', busy))
  return trx
    .updateTable('webhook_delivery')
    .set((eb) => ({ tries: eb('tries', '+', 1), next_at: until }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('webhook_delivery')
        .select('id')
        .where(sql.ref('state'), '=', sql.lit('queued'))
        .where('next_at', '<=', now)
        .where('id', 'in', (inner) =>
          inner.selectFrom(turns.as('due')).select('due.id').where('due.turn', '<=', each),
        )
        .orderBy('next_at')
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

export async function webhooksByIds(trx: Trx, ids: readonly string[]): Promise<WebhookTable[]> {
  return ids.length === 0 ? [] : trx.selectFrom('webhook').selectAll().where('id', 'in', ids).execute()
}

/** Records the result of a claimed delivery, unless another server has claimed it since. @returns whether it was recorded */
export async function recordDelivery(
  trx: Trx,
  { id, tries }: Pick<WebhookDeliveryTable, 'id' | 'tries'>,
  outcome: Partial<WebhookDeliveryTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook_delivery')
    .set(outcome)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives up what still waits for a webhook. */
export async function dropQueued(trx: Trx, webhookId: string, now: number): Promise<void> {
  await trx
    .updateTable('webhook_delivery')
    .set({ state: 'failed', error: 'switched_off', done_at: now })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'queued')
    .execute()
}

/** Gives up what still waits for the webhooks of a person. */
export async function dropQueuedOf(trx: Trx, userId: string, now: number): Promise<void> {
  await trx
    .updateTable('webhook_delivery')
    .set({ state: 'failed', error: 'switched_off', done_at: now })
    .where('webhook_id', 'in', (eb) => eb.selectFrom('webhook').select('id').where('user_id', '=', userId))
    .where('state', '=', 'queued')
    .execute()
}

/** Forgets deliveries from before a moment. */
export async function purgeDeliveries(db: Db, oldest: number): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', oldest)
    .where('state', '!=', 'queued')
    .execute()
}

/**
 * Shortens waits for the next attempt that exceed their maximum.
 * @param pauses maximum wait after each number of attempts, in milliseconds; the last value repeats
 */
export async function shortenDeliveryWaits(db: Db, now: number, pauses: readonly number[]): Promise<void> {
  const cases = sql.join(
    pauses.map((pause, tries) => sql`when tries = ${sql.lit(tries)} then ${sql.lit(pause)}`),
    sql` `,
  )
  const until = sql<number>`cast(${now} as bigint) + case ${cases} else ${sql.lit(pauses.at(-1) ?? 0)} end`
  await db
    .updateTable('webhook_delivery')
    .set({ next_at: until })
    .where(sql.ref('state'), '=', sql.lit('queued'))
    .where('next_at', '>', now)
    .where('next_at', '>', until)
    .execute()
}

/** Webhooks whose next check is further ahead than the maximum are checked now. */
export async function shortenWebhookChecks(db: Db, now: number, wait: number): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ check_at: now })
    .where('check_at', 'is not', null)
    .where('check_at', '>', now + wait)
    .execute()
}
