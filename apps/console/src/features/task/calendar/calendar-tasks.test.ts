import { defaultLimits } from '@seaport/contract/work/guard'
import type { CalendarTask } from '@seaport/contract/work/task-calendar.schema'
import { expect, test } from 'vitest'
import { issuesOf, isWithin, PLANNED_MS, rowsOf, spanOf } from './calendar-tasks.ts'

const NOW = Date.parse('2026-11-23T09:00:00.000Z')
const at = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString()
const account = { id: 'a', account: 'lotus', network: 'x', time_zone: 'UTC', seat_id: 's' } as const
const seat = { id: 's', name: 'Mei', seat_code: '100001', ports: 2 }

let number = 0
const task = (change: Partial<CalendarTask>): CalendarTask => {
  number += 1
  return {
    id: `t${number}`,
    number,
    name: 'Task',
    kind: 'collect_likers',
    status: 'pending',
    account: { id: 'a', account: 'lotus' },
    seat_id: 's',
    scheduled_at: null,
    created_at: at(-5),
    started_at: null,
    ended_at: null,
    target_count: 10,
    actual_count: 0,
    ...change,
  }
}
const issues = (tasks: CalendarTask[], ports = 2) =>
  issuesOf({ tasks, accounts: [account], seats: [{ ...seat, ports }] }, defaultLimits, NOW)

test('a pending task is at its planned time, a finished one where it ran', () => {
  const span = (change: Partial<CalendarTask>) => {
    const { from, to } = spanOf(task(change), NOW)
    return [(from - NOW) / PLANNED_MS, (to - NOW) / PLANNED_MS]
  }
  expect(span({ scheduled_at: at(3) })).toEqual([3, 4])
  expect(span({ scheduled_at: at(-3) })).toEqual([-3, 0])
  expect(span({ status: 'queued' })).toEqual([-5, 0])
  expect(span({ status: 'running', started_at: at(-2) })).toEqual([-2, 0])
  expect(span({ status: 'completed', started_at: at(-4), ended_at: at(-1) })).toEqual([-4, -1])
  expect(span({ status: 'ended', scheduled_at: at(8), ended_at: at(-1) })).toEqual([-1, -1])
})

test('a range contains overlapping tasks, not adjacent ones', () => {
  const range = { from: 10, to: 20 }
  const shown = (from: number, to: number) => isWithin({ from, to }, range)
  expect([shown(0, 11), shown(19, 30), shown(0, 30), shown(10, 10), shown(15, 15)]).not.toContain(false)
  expect([shown(0, 10), shown(20, 30), shown(20, 20), shown(9, 9)]).not.toContain(true)
})

test('simultaneous tasks of one account conflict, consecutive ones do not', () => {
  const first = task({ scheduled_at: at(1) })
  const second = task({ scheduled_at: at(1.5) })
  expect(issues([first, second])).toMatchObject([{ type: 'account', tasks: [first, second] }])
  expect(issues([first, task({ scheduled_at: at(2) })])).toEqual([])
  const over = task({ status: 'completed', started_at: at(1), ended_at: at(3) })
  expect(issues([first, over])).toEqual([])
})

test('more simultaneous tasks than a seat has ports are reported once', () => {
  const tasks = ['b', 'c', 'd'].map((id) => task({ account: { id, account: id }, scheduled_at: at(1) }))
  expect(issues(tasks)).toMatchObject([{ type: 'seat', tasks }])
  expect(issues(tasks, 3)).toEqual([])
})

test('exceeding an account’s daily limit is reported, by its own calendar', () => {
  const message = { kind: 'send_message' as const, target_count: 20 }
  const tasks = [at(1), at(6)].map((scheduled_at) => task({ ...message, scheduled_at }))
  expect(issues(tasks)).toMatchObject([{ type: 'cap', day: '2026-11-23', planned: 40, cap: 30 }])
  const tomorrow = task({ ...message, scheduled_at: at(20) })
  expect(issues([...tasks.slice(0, 1), tomorrow])).toEqual([])
})

test('a task that runs for days uses up the daily limits', () => {
  const days = task({ kind: 'send_message', status: 'running', started_at: at(-1), target_count: 300 })
  expect(issues([days])).toEqual([])
  const more = task({ kind: 'send_message', scheduled_at: at(6), target_count: 5 })
  expect(issues([days, more])).toMatchObject([{ type: 'cap', planned: 35, cap: 30 }])
})

test('overlapping bars get separate rows', () => {
  const places = [
    { left: 0, width: 10 },
    { left: 5, width: 10 },
    { left: 10, width: 5 },
    { left: 14, width: 5 },
  ]
  expect(rowsOf(places)).toEqual([0, 1, 0, 2])
})
