import type { JobState } from '@seaport/contract/platform/job.schema'
import { MAIL_PAUSE_MINUTES } from '@seaport/contract/work/notification'
import type { NotificationSettingTable } from '../../../db/schema/notification.ts'
import type { Db } from '../../../db/schema.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { type UnitOfWork, withTransaction } from '../../../kernel/unit-of-work.ts'
import { isReadyToNotify, queueNotification } from '../../platform/email/email.public.ts'
import { nextDigest } from './digest-time.ts'
import { compare, type Need, needsOf, personOf } from './needs.ts'
import { claimSetting, isSaved, noteMailed, shortenChecks } from './notification.repository.ts'
import { readModes } from './notification.service.ts'
import { notificationMail } from './notification-mail.ts'
import { forgetTold, type ToldThing, toldThrough, writeTold } from './told.repository.ts'
import { shortenWebhookChecks } from './webhook.repository.ts'

const MINUTE = 60_000
/** Interval between checks of a person. */
export const CHECK_MS = MINUTE
/** The same of people who never decided on it: there are many more of them. */
const UNSAVED_CHECK_MS = 15 * MINUTE

/**
 * Checks everyone who is due and queues the mails. Reported items are recorded with the mail in one transaction: if the
 * server dies in between, the next check repeats it.
 */
export async function checkMails(
  installation: Installation,
  jobStates: () => Promise<JobState[]>,
): Promise<void> {
  const failures: unknown[] = []
  for (;;) {
    const setting = await withTransaction(installation, (work) =>
      claimSetting(work, { saved: work.now + CHECK_MS, unsaved: work.now + UNSAVED_CHECK_MS }),
    )
    if (!setting) break
    // A failure for one person must not delay others.
    await checkPerson(installation, setting, jobStates).catch((error) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} people could not be told`)
}

/** Nobody waits longer for a check than its interval, nor for a digest than to the next due hour: see `shortenWaits`. */
export async function endLongCheckWaits(db: Db, now: number): Promise<void> {
  await shortenWebhookChecks(db, now, CHECK_MS)
  await db.transaction().execute(async (trx) => {
    const waits = { saved: CHECK_MS, unsaved: UNSAVED_CHECK_MS }
    for (const setting of await shortenChecks(trx, now, waits)) {
      const { user_id, time_zone: zone, hour, digest_at } = setting
      if (!isSaved(setting)) continue
      const next = nextDigest(now, { zone, hour })
      if (next < digest_at) await noteMailed(trx, user_id, { digest_at: next })
    }
  })
}

async function checkPerson(
  installation: Installation,
  setting: NotificationSettingTable,
  jobStates: () => Promise<JobState[]>,
): Promise<void> {
  const { db } = installation.database
  const person = await personOf(db, setting.user_id)
  if (!person || !(await isReadyToNotify(db))) return
  const now = installation.clock()
  const needs = await needsOf(db, person, { locale: setting.language, now, jobStates })
  const { fresh, solved } = compare(needs, await toldThrough(db, person.id))
  const due = dueOf(setting, fresh, now)
  if (solved.length === 0 && due.needs.length === 0 && !due.daily) return
  await withTransaction(installation, async (work) => {
    await forgetTold(work.trx, person.id, solved)
    const needs = await claimThings(work, person.id, due.needs)
    if (due.daily) {
      const { time_zone: zone, hour } = setting
      await noteMailed(work.trx, person.id, { digest_at: nextDigest(work.now, { zone, hour }) })
    }
    if (needs.length === 0) return
    const { publicUrl: site } = installation.env
    const mail = notificationMail(setting.language, needs, { site, daily: due.daily })
    await queueNotification(work, installation.secret, { to: person.email, ...mail })
    await noteMailed(work.trx, person.id, { mailed_at: work.now })
  })
}

/** Items to report now: immediate ones if the last mail is old enough, daily ones once a day. */
function dueOf(
  { kinds, digest_at, mailed_at }: NotificationSettingTable,
  fresh: readonly Need[],
  now: number,
): { needs: Need[]; daily: boolean } {
  const modes = readModes(kinds)
  const daily = now >= digest_at
  const paused = mailed_at !== null && now < mailed_at + MAIL_PAUSE_MINUTES * MINUTE
  const isDue = ({ kind }: Need) => (modes[kind] === 'now' && !paused) || (modes[kind] === 'daily' && daily)
  return { needs: fresh.filter(isDue), daily }
}

/** Records items as reported. @returns those not reported by another server in the meantime */
export async function claimThings(
  { trx, now }: UnitOfWork,
  channel: string,
  needs: readonly Need[],
): Promise<Need[]> {
  const things = needs.flatMap((need): ToldThing[] =>
    need.things.map(({ id }) => ({ kind: need.kind, thing: id })),
  )
  const ours = new Set(
    (await writeTold(trx, channel, things, now)).map(({ kind, thing }) => `${kind} ${thing}`),
  )
  return needs
    .map((need) => ({ ...need, things: need.things.filter(({ id }) => ours.has(`${need.kind} ${id}`)) }))
    .filter(({ things }) => things.length > 0)
}
