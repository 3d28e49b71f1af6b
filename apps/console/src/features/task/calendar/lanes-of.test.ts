import type { CalendarAccount, CalendarSeat, CalendarTask } from '@seaport/contract/work/task-calendar.schema'
import { expect, test } from 'vitest'
import { lanesOf } from './lanes-of.ts'

const accountOf = (id: string, account: string, time_zone: string, seat_id: string | null = 's1') =>
  ({ id, account, time_zone, seat_id }) as CalendarAccount
const taskOf = (id: string, account: string, seat_id: string | null) =>
  ({ id, account: { id: account }, seat_id }) as CalendarTask

const accounts = [
  accountOf('a1', 'trà_sen', 'Asia/Ho_Chi_Minh'),
  // The same handle on another network is another account.
  accountOf('a2', '@trà_sen', 'Asia/Ho_Chi_Minh'),
  accountOf('a3', 'tea', 'Nowhere/Town', 's2'),
]
const seats = [
  { id: 's1', name: 'Ca sáng' },
  { id: 's2', name: 'Ca tối' },
  { id: 's3', name: 'Ca đêm' },
] as CalendarSeat[]
const tasks = [
  taskOf('t1', 'a1', 's1'),
  taskOf('t2', 'a2', 's1'),
  taskOf('t3', 'a3', 's2'),
  taskOf('t4', 'a1', null),
]
const lanes = (by: 'account' | 'seat', of = accounts) =>
  lanesOf(by, { tasks, accounts: of, seats }).map(({ id, title, zone, tasks: own }) => [
    id,
    title,
    zone,
    own.map((task) => task.id).join(' '),
  ])

test('an account has a lane of its own, by whatever handle, in a zone that the browser knows', () => {
  expect(lanes('account')).toEqual([
    ['a1', '@trà_sen', 'Asia/Ho_Chi_Minh', 't1 t4'],
    ['a2', '@trà_sen', 'Asia/Ho_Chi_Minh', 't2'],
    ['a3', '@tea', undefined, 't3'],
  ])
})

test('a seat has the zone that all its accounts live by, if they live by one', () => {
  expect(lanes('seat')).toEqual([
    ['s1', 'Ca sáng', 'Asia/Ho_Chi_Minh', 't1 t2'],
    ['s2', 'Ca tối', undefined, 't3'],
    ['s3', 'Ca đêm', undefined, ''],
  ])
  const elsewhere = [...accounts, accountOf('a4', 'far', 'America/New_York')]
  expect(lanes('seat', elsewhere)[0]?.[2]).toBeUndefined()
})
