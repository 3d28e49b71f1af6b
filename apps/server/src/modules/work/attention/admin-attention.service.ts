import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { PermissionKey } from '@seaport/contract/kernel/permission'
import type { JobState } from '@seaport/contract/platform/job.schema'
import { type AdminAttentionKind, adminAttentionPaths, ENDING_DAYS } from '@seaport/contract/work/attention'
import type { AdminAttentionItem } from '@seaport/contract/work/attention.schema'
import { translateAttention } from '@seaport/i18n/server'
import type { Db } from '../../../db/schema.ts'
import * as repository from './admin-attention.repository.ts'
import { type Found, findAll, found, sampled, webhooksOffOf } from './attention.service.ts'

const DAY = 24 * 60 * 60 * 1000

interface AdminScope {
  userId: string
  locale: Locale
  now: number
  /** Maximum things read per kind. */
  limit: number
  /** State of the installation's jobs. */
  jobStates(): Promise<JobState[]>
}

type Look = (db: Db, scope: AdminScope) => Promise<Found | null>

const looks: Record<AdminAttentionKind, { key: PermissionKey; look: Look }> = {
  mail_missing: { key: '120', look: mailMissing },
  order_open: { key: '121', look: ordersOpen },
  payment_parked: { key: '105', look: paymentsParked },
  user_ending: { key: '108', look: usersEnding },
  job_failing: { key: '120', look: jobsFailing },
  feedback_open: { key: '108', look: feedbackOpen },
  webhook_off: { key: '0', look: webhooksOffOf },
}

/** @returns the kinds shown to an administrator with these keys */
export function adminKindsFor(keys: ReadonlySet<PermissionKey>): AdminAttentionKind[] {
  return (Object.keys(looks) as AdminAttentionKind[]).filter((kind) => keys.has(looks[kind].key))
}

/** @returns what needs an administrator with these keys */
export async function adminAttentionOf(
  db: Db,
  scope: AdminScope,
  keys: ReadonlySet<PermissionKey>,
): Promise<AdminAttentionItem[]> {
  return (await adminThingsOf(db, scope, keys)).map(sampled)
}

/** @returns the same with all things, up to the scope's limit */
export function adminThingsOf(db: Db, scope: AdminScope, keys: ReadonlySet<PermissionKey>) {
  return findAll(adminKindsFor(keys), adminAttentionPaths, (kind) => looks[kind].look(db, scope))
}

async function mailMissing(db: Db, { locale }: AdminScope): Promise<Found | null> {
  if (await repository.isMailSetUp(db)) return null
  const title = translateAttention(locale, 'mail_missing')
  const things = [{ id: 'mail', name: null, reason: null, at: null }]
  return { count: 1, title, urgent: true, things, since: null }
}

async function ordersOpen(db: Db, { locale, limit }: AdminScope): Promise<Found | null> {
  return found(
    await repository.openRecharges(db, limit),
    (count) => translateAttention(locale, 'order_open', { count }),
    { urgent: true, reasonOf: ({ reason }) => reason },
  )
}

async function paymentsParked(db: Db, { locale, limit }: AdminScope): Promise<Found | null> {
  return found(
    await repository.parkedPayments(db, limit),
    (count) => translateAttention(locale, 'payment_parked', { count }),
    { urgent: true, reasonOf: () => null },
  )
}

async function feedbackOpen(db: Db, { locale, limit }: AdminScope): Promise<Found | null> {
  return found(
    await repository.openFeedback(db, limit),
    (count) => translateAttention(locale, 'feedback_open', { count }),
    { urgent: false, reasonOf: ({ reason }) => reason },
  )
}

async function usersEnding(db: Db, { locale, now, limit }: AdminScope): Promise<Found | null> {
  const rows = await repository.usersEnding(db, { from: now, to: now + ENDING_DAYS * DAY, limit })
  const all = found(rows, (count) => translateAttention(locale, 'user_ending', { count }), {
    urgent: false,
    reasonOf: ({ at }) =>
      translateAttention(locale, 'time_ending', { count: Math.ceil(((at ?? now) - now) / DAY) }),
  })
  return all && { ...all, since: null }
}

async function jobsFailing(_db: Db, { locale, jobStates }: AdminScope): Promise<Found | null> {
  const failing = (await jobStates()).filter(({ ok, late }) => late || !ok)
  const rows = failing.map(({ name, error, last_tick }) => ({
    id: name,
    name,
    error,
    at: last_tick === null ? null : Date.parse(last_tick),
    total: failing.length,
  }))
  return found(rows, (count) => translateAttention(locale, 'job_failing', { count }), {
    urgent: false,
    reasonOf: ({ error }) => error,
  })
}
