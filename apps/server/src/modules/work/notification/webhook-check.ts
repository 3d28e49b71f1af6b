import type { JobState } from '@seaport/contract/platform/job.schema'
import type { WebhookTable } from '../../../db/schema/notification.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { withTransaction } from '../../../kernel/unit-of-work.ts'
import { compare, needsOf, personOf } from './needs.ts'
import { CHECK_MS, claimThings } from './notification-check.ts'
import { linkTo } from './notification-mail.ts'
import { forgetTold, toldThrough } from './told.repository.ts'
import { claimWebhook, lockWebhook } from './webhook.repository.ts'
import { isQueueFull, readKinds } from './webhook.service.ts'
import { queueDelivery } from './webhook-delivery.ts'

/** Checks due webhooks and queues their messages, like `checkMails` for mails. */
export async function checkWebhooks(
  installation: Installation,
  jobStates: () => Promise<JobState[]>,
): Promise<void> {
  const failures: unknown[] = []
  for (;;) {
    const webhook = await withTransaction(installation, (work) => claimWebhook(work, work.now + CHECK_MS))
    if (!webhook) break
    await checkWebhook(installation, webhook, jobStates).catch((error) => failures.push(error))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} webhooks could not be looked at`)
}

async function checkWebhook(
  installation: Installation,
  webhook: WebhookTable,
  jobStates: () => Promise<JobState[]>,
): Promise<void> {
  const { db } = installation.database
  const person = await personOf(db, webhook.user_id)
  if (!person) return
  const now = installation.clock()
  const needs = await needsOf(db, person, { locale: webhook.language, now, jobStates })
  const { fresh, solved } = compare(needs, await toldThrough(db, webhook.id))
  const kinds = readKinds(webhook)
  const wanted = fresh.filter(({ kind }) => kinds.includes(kind))
  if (solved.length === 0 && wanted.length === 0) return
  await withTransaction(installation, async (work) => {
    // It may have been deleted, or switched off, since it was claimed.
    if ((await lockWebhook(work.trx, webhook.id))?.enabled !== 1) return
    // New items stay unreported, and are combined into one message as soon as there is room.
    if (await isQueueFull(work.trx, webhook.id)) return
    await forgetTold(work.trx, webhook.id, solved)
    const { publicUrl: site } = installation.env
    for (const { kind, title, urgent, path, things } of await claimThings(work, webhook.id, wanted))
      await queueDelivery(work, webhook.id, {
        type: kind,
        data: {
          title,
          urgent,
          things: things.map(({ id, name, reason }) => ({ id, name, reason })),
          url: site === null ? null : linkTo(site, path),
        },
      })
  })
}
