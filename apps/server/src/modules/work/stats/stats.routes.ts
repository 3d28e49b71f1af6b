import * as contract from '@seaport/contract/work/stats'
import { statMeasures } from '@seaport/contract/work/stats'
import type { StatCounts } from '@seaport/contract/work/stats.schema'
import type { Db } from '../../../db/schema.ts'
import { instantOrNull, money } from '../../../db/wire.ts'
import type { UserActor } from '../../../kernel/http/actor.ts'
import type { RegisterRoute } from '../../../kernel/http/route.ts'
import type { Installation } from '../../../kernel/installation.ts'
import { daysOf, type LocalDay, lastDays, lastTwoDays } from '../../../kernel/local-day.ts'
import { QUARTER_HOUR_MS, quarterHourOf } from '../../../kernel/quarter-hour.ts'
import { refuse } from '../../../kernel/refusal.ts'
import { offlineSince } from '../../desk/seat/seat.public.ts'
import { revenueByInterval, revenueSince } from '../../money/wallet/wallet.public.ts'
import { audit } from '../../platform/audit/audit.public.ts'
import { rebuild } from './rebuild.ts'
import * as repository from './stats.repository.ts'
import {
  byDay,
  collectionMeasures,
  pick,
  promotionMeasures,
  ranked,
  series,
  sum,
  sumWithin,
  taskMeasures,
} from './stats.service.ts'

const REVENUE_DAYS = 30

/** Statistics: for supervisors about their own tenant, for administrators about all. */
export function statsRoutes(registerRoute: RegisterRoute, _install: Installation): void {
  registerRoute(contract.getDashboard, async ({ db, actor, now }, { query }) => {
    const { tenantId } = actor
    const week = daysOf('seven_days', query.time_zone, now)
    const { today, yesterday } = lastTwoDays(query.time_zone, now)
    const quarters = await repository.countsByQuarter(db, { tenantId, ...spanOf(week) })
    const days = byDay(week, quarters)
    const soFar = {
      from: quarterHourOf(yesterday.from),
      to: quarterHourOf(yesterday.from + now - today.from),
    }
    return {
      date: today.date,
      today: countsOf(days.at(-1)),
      yesterday_so_far: sum(
        quarters.filter(({ quarter }) => quarter >= soFar.from && quarter < soFar.to),
        statMeasures,
      ),
      days,
      open_tasks: await repository.openTasks(db, tenantId),
      seats: await repository.seatCounts(db, tenantId, offlineSince(now)),
      accounts: await repository.accountCounts(db, tenantId),
      last_sync_at: instantOrNull(await repository.lastSync(db, tenantId)),
    }
  })

  registerRoute(contract.getRanking, async ({ db, actor, now }, { query }) => {
    const scope = { tenantId: actor.tenantId, ...spanOf(daysOf(query.period, query.time_zone, now)) }
    const seats = await repository.countsBySeat(db, scope)
    const seatOf = ({ seat_id: id, name, seat_code }: (typeof seats)[number]) => ({ id, name, seat_code })
    const code = ({ seat_code }: { seat_code: string }) => seat_code
    return {
      collection: ranked(seats, collectionMeasures, code).map(({ rank, row }) => ({
        rank,
        seat: seatOf(row),
        ...pick(row, collectionMeasures),
      })),
      promotion: ranked(seats, ['promoted_done'], code).map(({ rank, row }) => ({
        rank,
        seat: seatOf(row),
        ...pick(row, promotionMeasures),
      })),
    }
  })

  registerRoute(contract.getTaskStats, async ({ db, actor, now }, { query }) => {
    requireAnalysis(actor, query)
    const { days, kinds } = await periodOf(db, actor.tenantId, query, now)
    return series(days, kinds, taskMeasures)
  })

  registerRoute(contract.getResourceStats, async ({ db, actor, now }, { query }) => {
    requireAnalysis(actor, query)
    const { days, kinds } = await periodOf(db, actor.tenantId, query, now)
    return series(days, kinds, collectionMeasures)
  })
}

/** Figures by seat and by kind are data analysis, which the professional plan includes; the dashboard shows sums only. */
function requireAnalysis({ keys }: UserActor, { seat_id, kind }: { seat_id?: string; kind?: string }): void {
  if ((seat_id !== undefined || kind !== undefined) && !keys.has('103')) refuse('forbidden')
}

/** Statistics of the installation. */
export function adminStatsRoutes(registerRoute: RegisterRoute, _install: Installation): void {
  registerRoute(contract.getAdminStats, async ({ db, now }, { query }) => {
    const { today } = lastTwoDays(query.time_zone, now)
    const [oldest = today] = lastDays(REVENUE_DAYS, query.time_zone, now)
    return {
      date: today.date,
      ...(await repository.installationCounts(db, { today: today.from, now })),
      seats: await repository.seatCounts(db, null, offlineSince(now)),
      revenue: {
        today: money(await revenueSince(db, today.from)),
        thirty_days: money(await revenueSince(db, oldest.from)),
      },
      today: await repository.totalCounts(db, quarterHourOf(today.from)),
    }
  })

  registerRoute(contract.getAdminTrend, async ({ db, now }, { query }) => {
    const { calendar, days, kinds } = await periodOf(db, null, query, now)
    const whole = spanOf(calendar)
    const users = await repository.newUsersByQuarter(db, whole)
    const span = { from: whole.from * QUARTER_HOUR_MS, to: whole.to * QUARTER_HOUR_MS, size: QUARTER_HOUR_MS }
    const revenue = await revenueByInterval(db, span)
    const business = (quarters: { from: number; to: number }) => ({
      new_users: sumWithin(users, quarters),
      revenue: money(sumWithin(revenue, quarters)),
    })
    return {
      total: { ...sum(days, statMeasures), ...business(whole) },
      days: days.map((day, at) => ({ ...day, ...business(spanOf(calendar.slice(at, at + 1))) })),
      kinds: kinds.map(({ kind, ...counts }) => ({ kind, ...pick(counts, statMeasures) })),
    }
  })

  registerRoute(contract.rebuildStats, (context) =>
    context.mutate(async (work) => {
      const sums = await rebuild(work)
      await audit(work, context, { action: 'stats.rebuild', subject: null, ...sums })
      return sums
    }),
  )
}

type Span = { period: Parameters<typeof daysOf>[0]; time_zone: string }
type Filter = Span & { seat_id?: string | undefined; kind?: repository.StatScope['kind'] }

async function periodOf(db: Db, tenantId: string | null, query: Filter, now: number) {
  const calendar = daysOf(query.period, query.time_zone, now)
  const scope = { tenantId, ...spanOf(calendar), seatId: query.seat_id, kind: query.kind }
  return {
    calendar,
    days: byDay(calendar, await repository.countsByQuarter(db, scope)),
    kinds: await repository.countsByKind(db, scope),
  }
}

function spanOf(days: readonly LocalDay[]): { from: number; to: number } {
  return { from: quarterHourOf(days.at(0)?.from ?? 0), to: quarterHourOf(days.at(-1)?.to ?? 0) }
}

function countsOf(day: StatCounts | undefined): StatCounts {
  return sum(day ? [day] : [], statMeasures)
}
