import { hostAndPort } from '@seaport/contract/address/proxy-address'
import type { Locale } from '@seaport/contract/kernel/locale.schema'
import type { PermissionKey } from '@seaport/contract/kernel/permission'
import { Plan } from '@seaport/contract/people/plan.schema'
import type { TenantAct } from '@seaport/contract/work/admin-act'
import {
  ATTENTION_SAMPLES,
  type AttentionKind,
  attentionPaths,
  ENDING_DAYS,
  FAILED_DAYS,
  type FirstStep,
  TOLD_DAYS,
} from '@seaport/contract/work/attention'
import type { AttentionItem } from '@seaport/contract/work/attention.schema'
import type { TaskKindId } from '@seaport/contract/work/task-kind'
import {
  translate,
  translateAttention,
  translateBlockReason,
  translateEndReason,
  translatePlan,
  translateTaskName,
} from '@seaport/i18n/server'
import { z } from 'zod'
import type { Db } from '../../../db/schema.ts'
import { instantOrNull, money } from '../../../db/wire.ts'
import { isOnline } from '../../desk/seat/seat.public.ts'
import { findPrice } from '../../money/price/price.public.ts'
import { endingTokensOf } from '../../people/api-token/api-token.public.ts'
import { worksNow } from '../guard/guard.public.ts'
import { LATE_MS } from '../task/task.public.ts'
import * as repository from './attention.repository.ts'

const DAY = 24 * 60 * 60 * 1000
/** Time in ms after which a silent desktop is reported; shorter absences are breaks. */
const SILENT_MS = 15 * 60 * 1000
/** Term of the renewal that the balance is compared with, and how long before the end of the current one. */
const RENEWAL_DAYS = 30
const RENEWAL_NOTICE = 14 * DAY

/** Owner of the things, and the language of the texts. */
export interface AttentionScope {
  tenantId: string
  locale: Locale
  now: number
  /** Maximum things read per kind. */
  limit: number
  holdings: repository.HoldingsInUse
}

/** One thing that needs somebody. */
export interface Thing {
  /** Distinguishes it from others of its kind, and from the same thing at another time. */
  id: string
  /** Null = the title is enough. */
  name: string | null
  reason: string | null
  at: number | null
}

/** A kind with its number of things, and the first of them. */
export interface Found {
  count: number
  title: string
  urgent: boolean
  things: Thing[]
  since: string | null
  path?: string
}
type Look = (db: Db, scope: AttentionScope) => Promise<Found | null>

/** Finds the things of each kind; with the permission key of the screen that solves them. */
const looks: Record<AttentionKind, { key: PermissionKey; look: Look }> = {
  time_ending: { key: '1-3', look: timeEnding },
  balance_low: { key: '1-2', look: balanceLow },
  ports_full: { key: '1-3', look: portsFull },
  account_blocked: { key: '008', look: accountsBlocked },
  task_failed: { key: '009', look: tasksFailed },
  task_late: { key: '009', look: tasksLate },
  seat_silent: { key: '007', look: seatsSilent },
  proxy_failing: { key: '0088', look: proxiesFailing },
  webhook_off: { key: '0', look: webhooksOff },
  token_ending: { key: '0', look: tokensEnding },
  feedback_answered: { key: '0', look: feedbackAnswered },
  admin_act: { key: '0', look: administratorsActed },
}

/** @returns the kinds shown to a user with these keys */
export function kindsFor(keys: ReadonlySet<PermissionKey>): AttentionKind[] {
  return (Object.keys(looks) as AttentionKind[]).filter((kind) => keys.has(looks[kind].key))
}

/** @returns what needs a user with these keys, most serious first */
export async function attentionOf(
  db: Db,
  scope: AttentionScope,
  keys: ReadonlySet<PermissionKey>,
): Promise<AttentionItem[]> {
  return (await thingsOf(db, scope, keys)).map(sampled)
}

/** @returns the same with all things, up to the scope's limit */
export async function thingsOf(db: Db, scope: AttentionScope, keys: ReadonlySet<PermissionKey>) {
  const items = await findAll(kindsFor(keys), attentionPaths, (kind) => looks[kind].look(db, scope))
  return [...items.filter(({ urgent }) => urgent), ...items.filter(({ urgent }) => !urgent)]
}

/** @returns the things of each kind, with its title and the path where it is solved; a finder may override the path */
export async function findAll<Kind extends string>(
  kinds: readonly Kind[],
  paths: Readonly<Record<Kind, string>>,
  look: (kind: Kind) => Promise<Found | null>,
): Promise<(Found & { kind: Kind; path: string })[]> {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const one = await look(kind)
      return one && { kind, path: paths[kind], ...one }
    }),
  )
  return found.filter((one) => one !== null)
}

/** @returns the items on the wire */
export function sampled<F extends Found>({ things, ...found }: F) {
  const samples = things.flatMap(({ name, reason }) => (name === null ? [] : [{ name, reason }]))
  return { ...found, samples: samples.slice(0, ATTENTION_SAMPLES) }
}

/** @returns the setup steps that a tenant has completed */
export async function firstStepsOf(
  db: Db,
  { tenantId, holdings }: AttentionScope,
): Promise<Record<FirstStep, boolean>> {
  return { ports: holdings.port_num > 0, ...(await repository.tracesOf(db, tenantId)) }
}

/** @returns the ports that a tenant has as a gift; null if it has none, or has bought since */
export async function giftOf(db: Db, { tenantId, holdings }: AttentionScope) {
  const { port_num: ports, port_expire_at: until, gifted_at } = holdings
  if (gifted_at === null || until === null || ports === 0 || (await repository.hasBought(db, tenantId)))
    return null
  return { ports, until: new Date(until).toISOString() }
}

/** @returns the scope of a tenant's attention, with its resources */
export async function scopeOf(db: Db, scope: Omit<AttentionScope, 'holdings'>): Promise<AttentionScope> {
  return { ...scope, holdings: await repository.holdingsInUse(db, scope.tenantId) }
}

async function timeEnding(_db: Db, { locale, now, holdings }: AttentionScope): Promise<Found | null> {
  const { port_num, port_expire_at } = holdings
  if (port_num === 0 || port_expire_at === null || port_expire_at > now + ENDING_DAYS * DAY) return null
  const days = Math.max(0, Math.ceil((port_expire_at - now) / DAY))
  const title =
    days === 0
      ? translateAttention(locale, 'time_ended')
      : translateAttention(locale, 'time_ending', { count: days })
  const things = [only(`${port_expire_at}${days === 0 ? '-ended' : ''}`)]
  return { count: days, title, urgent: days <= 1, things, since: null }
}

async function balanceLow(db: Db, { locale, now, holdings }: AttentionScope): Promise<Found | null> {
  const { port_num, port_expire_at, balance_cents } = holdings
  if (port_num === 0 || port_expire_at === null || port_expire_at > now + RENEWAL_NOTICE) return null
  const price = await findPrice(db, port_num, RENEWAL_DAYS)
  if (price === null || price.payment <= balance_cents) return null
  const title = translateAttention(locale, 'balance_low', {
    balance: money(balance_cents),
    price: money(price.payment),
  })
  return { count: 1, title, urgent: false, things: [only(String(port_expire_at))], since: null }
}

async function portsFull(_db: Db, { locale, now, holdings }: AttentionScope): Promise<Found | null> {
  const { port_num, port_expire_at, occupied } = holdings
  if (port_num === 0 || (port_expire_at ?? 0) <= now || Number(occupied) < port_num) return null
  const title = translateAttention(locale, 'ports_full', { count: port_num })
  return { count: port_num, title, urgent: false, things: [only('ports')], since: null }
}

async function accountsBlocked(db: Db, { tenantId, locale, limit }: AttentionScope): Promise<Found | null> {
  const rows = await repository.blockedAccounts(db, tenantId, limit)
  return found(rows, (count) => translateAttention(locale, 'account_blocked', { count }), {
    urgent: true,
    reasonOf: ({ reason }) => reason && translateBlockReason(locale, reason),
  })
}

async function tasksFailed(db: Db, { tenantId, locale, now, limit }: AttentionScope): Promise<Found | null> {
  const rows = readable(
    await repository.failedTasks(db, tenantId, { since: now - FAILED_DAYS * DAY, limit }),
    locale,
  )
  const all = found(rows, (count) => translateAttention(locale, 'task_failed', { count }), {
    urgent: true,
    reasonOf: ({ reason }) => reason && translateEndReason(locale, reason),
  })
  return all && { ...all, ...pathOfOnly(rows) }
}

async function tasksLate(db: Db, { tenantId, locale, now, limit }: AttentionScope): Promise<Found | null> {
  const rows = readable(await repository.lateTasks(db, tenantId, { before: now - LATE_MS, limit }), locale)
  const all = found(rows, (count) => translateAttention(locale, 'task_late', { count }), {
    urgent: false,
    reasonOf: (row) => translateAttention(locale, isOnline(row, now) ? 'seat_busy' : 'seat_offline'),
  })
  return all && { ...all, ...pathOfOnly(rows) }
}

async function proxiesFailing(db: Db, { tenantId, locale, limit }: AttentionScope): Promise<Found | null> {
  const rows = await repository.failingProxies(db, tenantId, limit)
  const named = rows.map((row) => ({ ...row, name: hostAndPort(row) }))
  return found(named, (count) => translateAttention(locale, 'proxy_failing', { count }), {
    urgent: false,
    reasonOf: ({ error }) => error && translate(locale, error),
  })
}

async function webhooksOff(db: Db, { tenantId, locale, limit }: AttentionScope): Promise<Found | null> {
  return webhooksOffOf(db, { userId: tenantId, locale, limit })
}

/** @returns a person's webhooks that were switched off because deliveries failed */
export async function webhooksOffOf(
  db: Db,
  { userId, locale, limit }: { userId: string; locale: Locale; limit: number },
): Promise<Found | null> {
  const rows = await repository.webhooksSwitchedOff(db, userId, limit)
  return found(rows, (count) => translateAttention(locale, 'webhook_off', { count }), {
    urgent: false,
    reasonOf: () => null,
  })
}

async function tokensEnding(db: Db, { tenantId, locale, now }: AttentionScope): Promise<Found | null> {
  const period = { since: now - TOLD_DAYS * DAY, until: now + ENDING_DAYS * DAY }
  const tokens = await endingTokensOf(db, tenantId, period)
  const rows = tokens.map(({ id, name, expires_at }) => {
    const days = Math.max(0, Math.ceil((expires_at - now) / DAY))
    return { id: days === 0 ? `${id}-ended` : id, name, days, at: null, total: tokens.length }
  })
  return found(rows, (count) => translateAttention(locale, 'token_ending', { count }), {
    urgent: rows.some(({ days }) => days <= 1),
    reasonOf: ({ days }) =>
      days === 0
        ? translateAttention(locale, 'token_ended')
        : translateAttention(locale, 'token_ends', { count: days }),
  })
}

async function feedbackAnswered(db: Db, { tenantId, locale, limit }: AttentionScope): Promise<Found | null> {
  const rows = await repository.unreadAnswers(db, tenantId, limit)
  return found(rows, (count) => translateAttention(locale, 'feedback_answered', { count }), {
    urgent: false,
    reasonOf: () => null,
  })
}

/** Describes an action: one on the tenant's things by the object's name and the reason, one on the supervisor itself by its new values. */
async function administratorsActed(
  db: Db,
  { tenantId, locale, now, limit }: AttentionScope,
): Promise<Found | null> {
  const rows = await repository.administratorsActs(db, tenantId, { since: now - TOLD_DAYS * DAY, limit })
  const told = rows.map((row) => ({ ...row, ...toldOf(row, locale) }))
  const all = found(told, (count) => translateAttention(locale, 'admin_act', { count }), {
    urgent: false,
    reasonOf: ({ reason }) => reason,
  })
  const [newest] = rows
  return all && newest
    ? { ...all, path: actPaths[newest.action.split('.')[0] as keyof typeof actPaths] }
    : null
}

function toldOf({ action, after }: { action: string; after: string | null }, locale: Locale) {
  const told: unknown = JSON.parse(after ?? '{}')
  const act = action as TenantAct
  if (act === 'user.set_ports') {
    // The log has only what changed: without a number, the ports are as many as before.
    const { port_num: count, why } = z
      .object({ port_num: z.number().optional(), why: z.string() })
      .parse(told)
    const reason =
      count === undefined
        ? translateAttention(locale, 'act.user.set_time', { why })
        : translateAttention(locale, `act.${act}`, { count, why })
    return { name: translateAttention(locale, 'ports_and_time'), reason }
  }
  if (act === 'user.set_plan') {
    const plan = translatePlan(locale, z.object({ plan: Plan }).parse(told).plan)
    return {
      name: translateAttention(locale, 'plan'),
      reason: translateAttention(locale, `act.${act}`, { plan }),
    }
  }
  const { name, why } = z.object({ name: z.string(), why: z.string() }).parse(told)
  return { name, reason: translateAttention(locale, `act.${act}`, { why }) }
}

const actPaths = { seat: '/seatAccount', account: '/media', task: '/task', user: '/buyPort-user' } as const

/** A seat is expected at work while one of its accounts is outside the guard's quiet hours. */
async function seatsSilent(db: Db, { tenantId, locale, now }: AttentionScope): Promise<Found | null> {
  const away = await repository.silentSeats(db, tenantId, now - SILENT_MS)
  if (away.length === 0) return null
  const isWorking = await worksNow(db, tenantId, now)
  const silent = new Map(away.filter(({ zone }) => isWorking(zone)).map((row) => [row.id, row]))
  const rows = [...silent.values()].map((row) => ({ ...row, total: silent.size }))
  return found(rows, (count) => translateAttention(locale, 'seat_silent', { count }), {
    urgent: false,
    reasonOf: () => null,
  })
}

interface Row {
  id: string
  name: string
  at: number | null
  /** Total number. */
  total: number
}

/** @returns the items, or null if there are none */
export function found<R extends Row>(
  rows: readonly R[],
  title: (count: number) => string,
  { urgent, reasonOf }: { urgent: boolean; reasonOf(row: R): string | null },
): Found | null {
  const [newest] = rows
  if (!newest) return null
  const count = Number(newest.total)
  const things = rows.map((row) => ({ id: row.id, name: row.name, reason: reasonOf(row), at: row.at }))
  return { count, title: title(count), urgent, things, since: instantOrNull(newest.at) }
}

/** A single item whose title is enough. */
function only(id: string): Thing {
  return { id, name: null, reason: null, at: null }
}

/** @returns tasks by readable names */
function readable<R extends { name: string; kind: TaskKindId; account: string }>(
  tasks: readonly R[],
  locale: Locale,
): R[] {
  return tasks.map((task) => ({
    ...task,
    name: translateTaskName(locale, { ...task, account: { account: task.account } }),
  }))
}

/** A single task links to its own page, several to the list. */
function pathOfOnly(rows: readonly { id: string }[]): { path?: string } {
  const [only] = rows
  return only && rows.length === 1 ? { path: `/task/${only.id}` } : {}
}
