import { listSeats } from '@seaport/contract/desk/seat'
import { periods } from '@seaport/contract/kernel/period'
import { login } from '@seaport/contract/people/session'
import {
  getAdminStats,
  getAdminTrend,
  getDashboard,
  getRanking,
  getResourceStats,
  getTaskStats,
  type StatMeasure,
  statMeasures,
} from '@seaport/contract/work/stats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onSqlite } from '../../../../tests/support/databases.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'

const QUARTER = 15 * 60 * 1000
const DAY = 24 * 60 * 60 * 1000

type Counted = Record<StatMeasure, number> & { at: number; tenant_id: string; seat_id: string; kind: string }
type User = Awaited<ReturnType<typeof callerOf>>

const tasks = statMeasures.filter((name) => /^tasks_|^promoted_/.test(name))
const collected = statMeasures.filter((name) => name.startsWith('collected_'))
const promoted = statMeasures.filter((name) => name.startsWith('promoted_'))

/** @returns the sums of some measures */
function sumsOf(rows: readonly Counted[], measures: readonly StatMeasure[]): Record<string, number> {
  return Object.fromEntries(measures.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)]))
}

/** @returns only the measures of an answer */
function measuresOf(counts: object): object {
  return Object.fromEntries(
    Object.entries(counts).filter(([name]) => statMeasures.some((one) => one === name)),
  )
}

const zones = ['UTC', 'Asia/Kathmandu', 'America/Los_Angeles'] as const
type Zone = (typeof zones)[number]

const calendars = new Map(
  zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })]),
)
/** Formatting a date takes longer than adding a thousand counters. */
const dates = new Map<string, string>()

function dateIn(zone: Zone, at: number): string {
  const key = `${zone} ${at}`
  const date = dates.get(key) ?? calendars.get(zone)?.format(at) ?? ''
  dates.set(key, date)
  return date
}

async function callerOf(server: TestServer, email: string, password: string) {
  const { token, user_id } = await server.call(login, { body: { email, password } })
  return { id: user_id, as: async () => ({ token, user_id }) }
}

/** Statistics over the demo's months, beside the same sums made of the counters one by one. */
onSqlite('every sum', (location) => {
  let server: TestServer
  let rows: Counted[]
  let demo: User
  let owner: User
  beforeAll(async () => {
    server = await startTestServer(location, { SEAPORT_DEMO: '1' })
    demo = await callerOf(server, 'demo@seaport.test', 'Seaport-demo-1')
    owner = await callerOf(server, 'admin@seaport.test', 'Seaport-admin-1')
    const { db } = server.installation.database
    const now = server.clock.now()
    // In the quarter of an hour that begins yesterday at this time, and in the last and the first of a day in two zones.
    const { list: seats } = await server.call(listSeats, {}, demo)
    const edges = [
      now - DAY,
      '2026-03-02T00:00Z',
      '2026-03-01T23:45Z',
      '2026-03-01T18:15Z',
      '2026-03-01T18:00Z',
      // The first of tomorrow, as a server has counted it whose clock was set back since.
      '2026-03-02T18:15Z',
      '2026-03-03T00:00Z',
    ]
    const counts = (at: number) =>
      Object.fromEntries(statMeasures.map((name, index) => [name, 1 + at * 7 + index]))
    for (const [index, edge] of edges.entries())
      await db
        .insertInto('stat')
        .values({
          tenant_id: demo.id,
          quarter: Math.floor((typeof edge === 'number' ? edge : Date.parse(edge)) / QUARTER),
          seat_id: seats[index % 2]?.id ?? '',
          kind: 'follow',
          ...(counts(index) as Record<StatMeasure, number>),
          // The seat that succeeds least has tried most.
          promoted_failed: index % 2 === 0 ? 1000 : 0,
        })
        .execute()
    rows = (await db.selectFrom('stat').selectAll().execute()).map(({ quarter, ...row }) => ({
      ...row,
      at: quarter * QUARTER,
    }))
  })
  afterAll(() => server.stop())

  const mine = () => rows.filter((row) => row.tenant_id === demo.id)
  /** Every zone, each with other periods. */
  const spans = zones.flatMap((time_zone, at) =>
    periods.filter((_, index) => index % zones.length === at).map((period) => ({ period, time_zone })),
  )

  /** Rows of the days that an answer lists, and what they sum up to by day and by kind. */
  const summedUp = (
    all: readonly Counted[],
    dates: readonly string[],
    zone: Zone,
    measures: readonly StatMeasure[],
  ) => {
    const within = all.filter(({ at }) => dates.includes(dateIn(zone, at)))
    const kinds = [...new Set(within.map(({ kind }) => kind))].map((kind) => ({
      kind,
      ...sumsOf(
        within.filter((row) => row.kind === kind),
        measures,
      ),
    }))
    return {
      total: sumsOf(within, measures),
      days: dates.map((date) => ({
        date,
        ...sumsOf(
          within.filter(({ at }) => dateIn(zone, at) === date),
          measures,
        ),
      })),
      kinds: kinds.filter((row) =>
        Object.values(row).some((value) => typeof value === 'number' && value !== 0),
      ),
    }
  }
  const byKind = (list: readonly { kind: string }[]) =>
    list.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))

  test('of tasks and of people, by day and by kind, of all seats and of one', async () => {
    const { list: seats } = await server.call(listSeats, {}, demo)
    for (const span of spans)
      for (const filter of [{}, { seat_id: seats[0]?.id ?? '' }, { kind: 'send_message' as const }])
        for (const [endpoint, measures] of [
          [getTaskStats, tasks],
          [getResourceStats, collected],
        ] as const) {
          const answer = await server.call(endpoint, { query: { ...span, ...filter } }, demo)
          const dates = answer.days.map(({ date }) => date)
          expect(dates.at(-1)).toBe(dateIn(span.time_zone, server.clock.now()))
          const asked = mine().filter((row) =>
            Object.entries(filter).every(([name, value]) => row[name as keyof Counted] === value),
          )
          const expected = summedUp(asked, dates, span.time_zone, measures)
          expect({ ...span, ...filter, ...answer, kinds: byKind(answer.kinds) }).toEqual({
            ...span,
            ...filter,
            ...expected,
            kinds: byKind(expected.kinds),
          })
        }
  })

  test('of seats, the first first', async () => {
    for (const span of spans) {
      const dates = (await server.call(getTaskStats, { query: span }, demo)).days.map(({ date }) => date)
      const within = mine().filter(({ at }) => dates.includes(dateIn(span.time_zone, at)))
      const ranking = await server.call(getRanking, { query: span }, demo)
      for (const [list, measures, by] of [
        [ranking.collection, collected, collected],
        [ranking.promotion, promoted, ['promoted_done']],
      ] as const) {
        const scoreOf = (row: Record<string, number>) => by.reduce((sum, name) => sum + (row[name] ?? 0), 0)
        const expected = [...new Set(within.map((row) => row.seat_id))]
          .map((id) => ({
            id,
            ...sumsOf(
              within.filter((row) => row.seat_id === id),
              measures,
            ),
          }))
          .filter(({ id: _, ...row }) => scoreOf(row) > 0)
          .sort(({ id: _, ...one }, { id: __, ...other }) => scoreOf(other) - scoreOf(one))
        expect(list.map(({ seat, ...row }) => ({ id: seat.id, ...measuresOf(row) }))).toEqual(expected)
      }
    }
  })

  test('of today, of yesterday up to now, and of a week', async () => {
    const now = server.clock.now()
    for (const time_zone of zones) {
      const answer = await server.call(getDashboard, { query: { time_zone } }, demo)
      const expected = summedUp(
        mine(),
        answer.days.map(({ date }) => date),
        time_zone,
        statMeasures,
      )
      expect(answer.days).toHaveLength(7)
      expect(answer.days).toEqual(expected.days)
      expect({ date: answer.date, ...answer.today }).toEqual(expected.days.at(-1))
      const yesterday = dateIn(time_zone, now - DAY)
      const soFar = mine().filter(({ at }) => dateIn(time_zone, at) === yesterday && at < now - DAY)
      expect(answer.yesterday_so_far).toEqual(sumsOf(soFar, statMeasures))
    }
  })

  test('of the installation', async () => {
    for (const span of spans) {
      const answer = await server.call(getAdminTrend, { query: span }, owner)
      const expected = summedUp(
        rows,
        answer.days.map(({ date }) => date),
        span.time_zone,
        statMeasures,
      )
      expect(measuresOf(answer.total)).toEqual(expected.total)
      expect(answer.days.map(({ date, ...day }) => ({ date, ...measuresOf(day) }))).toEqual(expected.days)
      expect(byKind(answer.kinds)).toEqual(byKind(expected.kinds))
      // A day's money and newcomers are in the total once.
      const newcomers = answer.days.reduce((sum, { new_users }) => sum + new_users, 0)
      expect(answer.total.new_users).toBe(newcomers)
      const revenue = answer.days.reduce((sum, day) => sum + Math.round(Number(day.revenue) * 100), 0)
      expect(Math.round(Number(answer.total.revenue) * 100)).toBe(revenue)
      const { date, today } = await server.call(
        getAdminStats,
        { query: { time_zone: span.time_zone } },
        owner,
      )
      const since = rows.filter(({ at }) => dateIn(span.time_zone, at) >= date)
      expect(today).toEqual(sumsOf(since, statMeasures))
    }
  })
})
