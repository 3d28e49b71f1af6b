import { getOrder, listOrders, listPurchases } from '@seaport/contract/money/order'
import { listLedger } from '@seaport/contract/money/wallet'
import { getTask, listTasks, listTaskTargets, type Task } from '@seaport/contract/work/task'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyOf } from '../../shared/api/endpoint.ts'
import { applyEvent, type SeenTasks } from './effects.ts'
import type { TaskEvent } from './patch.ts'
import { createRenewer } from './renewer.ts'

const task = (id: string): Task => ({
  id,
  number: 1,
  name: 'Likers',
  kind: 'collect_likers',
  network: 'x_sandbox',
  executor: 'api',
  status: 'running',
  end_reason: null,
  account: { id: 'a1', account: 'ann' },
  seat: { id: 's1', name: 'One', seat_code: '100001' },
  created_by: 'supervisor',
  scheduled_at: null,
  created_at: '2026-11-01T00:00:00.000Z',
  started_at: '2026-11-01T00:00:01.000Z',
  ended_at: null,
  target_count: 100,
  actual_count: 10,
  pages: 1,
  parked_until: null,
  park_reason: null,
  late_minutes: 0,
})
const event = (change: Partial<TaskEvent>): TaskEvent => ({
  type: 'task',
  id: 't1',
  seat_id: 's1',
  status: 'running',
  actual_count: 10,
  target_count: 100,
  pages: 1,
  parked_until: null,
  park_reason: null,
  ...change,
})
const page = keyOf(listTasks, { query: { page: 1 } })
const detail = keyOf(getTask, { params: { id: 't1' } })
const targets = keyOf(listTaskTargets, { params: { id: 't1' } }).slice(0, 2)

let queries: QueryClient
let seen: SeenTasks
beforeEach(() => {
  seen = new Map()
  queries = new QueryClient()
  queries.setQueryData(page, { list: [task('t1'), task('t2')], total: 2, page: 1, page_size: 20 })
  queries.setQueryData(detail, task('t1'))
})

test('progress is patched into the list and the detail, and the list is not read anew', () => {
  expect(applyEvent(queries, event({ actual_count: 42, pages: 3 }), seen)).toEqual([targets])
  expect(queries.getQueryData(page)).toMatchObject({
    list: [{ actual_count: 42, pages: 3 }, { actual_count: 10 }],
  })
  expect(queries.getQueryData(detail)).toMatchObject({ actual_count: 42 })
})

test('an event that says nothing new changes no reference, so nothing renders', () => {
  const before = queries.getQueryData(page)
  applyEvent(queries, event({}), seen)
  expect(queries.getQueryData(page)).toBe(before)
})

test('a new status is shown at once and read anew, since times and reasons come with it', () => {
  const keys = applyEvent(queries, event({ status: 'completed', actual_count: 100 }), seen)
  expect(queries.getQueryData(page)).toMatchObject({ list: [{ status: 'completed' }, { status: 'running' }] })
  expect(keys).toEqual([keyOf(listTasks), detail, targets, ['/stats/dashboard']])
})

test('an unknown task makes the list be read anew and invents no detail', () => {
  expect(applyEvent(queries, event({ id: 't9' }), seen)).toContainEqual(keyOf(listTasks))
  expect(queries.getQueryData(keyOf(getTask, { params: { id: 't9' } }))).toBeUndefined()
})

test('a task on another page makes the list be read anew once, and again when its status changes', () => {
  const other = (change: Partial<TaskEvent>) => applyEvent(queries, event({ id: 't9', ...change }), seen)
  expect(other({ actual_count: 1 })).toContainEqual(keyOf(listTasks))
  expect(other({ actual_count: 2 })).not.toContainEqual(keyOf(listTasks))
  expect(other({ status: 'completed' })).toContainEqual(keyOf(listTasks))
})

test('the events of a seat renew seats and header, those of an account the accounts, both the first screen', () => {
  expect(applyEvent(queries, { type: 'port', seat_id: 's1' }, seen)).toEqual([
    ['/agent'],
    ['/agent/:id'],
    ['/user/info'],
    ['/stats/dashboard'],
  ])
  expect(applyEvent(queries, { type: 'account', id: 'a1', seat_id: null }, seen)).toEqual([
    ['/account'],
    ['/stats/dashboard'],
  ])
})

test('the events of an order renew that order and the lists that orders are in', () => {
  const renewed = applyEvent(queries, { type: 'order', order_no: '7', status: 'paid' }, seen)
  const order = keyOf(getOrder, { params: { order_no: '7' } })
  expect(renewed).toEqual([order.slice(0, 2), keyOf(listOrders), keyOf(listPurchases), keyOf(listLedger)])
})

afterEach(() => {
  vi.useRealTimers()
})

test('a storm of requests renews each key once per interval', () => {
  vi.useFakeTimers()
  const renew = vi.fn()
  const renewer = createRenewer(renew, 500)
  for (let at = 0; at < 200; at += 1) renewer.ask([['/task'], ['/agent']])
  vi.advanceTimersByTime(499)
  expect(renew).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(renew.mock.calls).toEqual([[['/task']], [['/agent']]])
  renewer.ask([['/task']])
  renewer.stop()
  vi.advanceTimersByTime(5000)
  expect(renew).toHaveBeenCalledTimes(2)
})
