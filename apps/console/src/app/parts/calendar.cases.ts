import { type Given, sampleOf } from '@seaport/contract/test-support/sample.schema'
import { GuardLimits } from '@seaport/contract/work/guard.schema'
import { CalendarAccount, CalendarSeat, CalendarTask } from '@seaport/contract/work/task-calendar.schema'
import { PlannedRepeat } from '@seaport/contract/work/task-repeat.schema'

const NOON = Date.UTC(2026, 2, 13, 16)
const DAY_MS = 86_400_000
/** Tasks of one account and seat, which have one port. */
const calendarTasks = (turn: number) =>
  [0, 1, 2].map((at) => ({
    ...sampleOf(CalendarTask, at, turn),
    account: sampleOf(CalendarAccount),
    seat_id: 'id-1',
    scheduled_at: at === 0 ? null : new Date(NOON + at * 1_800_000).toISOString(),
    started_at: at === 0 ? new Date(NOON).toISOString() : null,
    ended_at: null,
    status: (['running', 'pending', 'queued'] as const)[at] ?? 'pending',
    target_count: 1200,
  }))
const account = (turn: number) => sampleOf(CalendarAccount, 0, turn)
const seat = { ...sampleOf(CalendarSeat), ports: 1 }
/** What the calendar of tasks draws. */
export const calendar: Readonly<Record<string, Given>> = {
  repeats: (turn) =>
    [account(turn), { ...account(turn), id: 'id-7' }].map((of, at) => ({
      ...sampleOf(PlannedRepeat, at, turn),
      ...{ account: of, time_zone: 'America/St_Johns', weekdays: [5], time: '14:30' },
      ...{ next_at: '2026-03-13T17:00:00.000Z', until: null, left: null },
    })),
  limits: GuardLimits,
  issues: (turn) => [
    {
      type: 'account',
      lane: account(turn),
      from: NOON,
      to: NOON + 3_600_000,
      tasks: calendarTasks(turn).slice(1),
    },
    { type: 'seat', lane: seat, from: NOON, to: NOON + 3_600_000, tasks: calendarTasks(turn) },
    // At one turn more than are told one by one.
    ...(turn === 1 ? [13, 14, 15, 16, 17, 18] : [13]).map((day) => ({
      type: 'cap',
      account: account(turn),
      kind: 'send_message',
      day: `2026-03-${day}`,
      cap: 40,
      planned: turn === 2 ? 1200 : 41,
    })),
  ],
  lane: (turn) => ({
    id: 'id-1',
    zone: turn === 1 ? undefined : 'America/St_Johns',
    tasks: calendarTasks(turn),
    ...(turn % 2 === 0 ? { title: '@trà', account: account(turn) } : { title: 'Trà 茶', seat }),
  }),
  track: () => ({
    from: NOON - DAY_MS,
    to: NOON + DAY_MS,
    width: 960,
    now: NOON,
    ticks: [NOON - DAY_MS, NOON],
    onMove: () => {},
    onEdit: () => {},
  }),
  zones: () => ['Asia/Tokyo', 'Asia/Kathmandu', 'America/Sao_Paulo'],
  view: (turn) =>
    [
      {
        view: 'week',
        by: 'account',
        zone: 'Asia/Kathmandu',
        days: [],
        from: NOON,
        to: NOON + DAY_MS,
        set: () => {},
        go: () => {},
      },
      {
        view: 'day',
        by: 'seat',
        zone: 'America/New_York',
        days: [],
        from: NOON,
        to: NOON + DAY_MS,
        set: () => {},
        go: () => {},
      },
    ][turn % 2],
  span: () => ({ from: NOON, to: NOON + 3_600_000 }),
  left: () => 120,
  width: () => 40,
  top: () => 24,
  strip: () => ({ left: 0, width: 20 }),
  clashes: (turn) => turn % 2 === 0,
  by: (turn) => (turn % 2 === 0 ? 'account' : 'seat'),
}
