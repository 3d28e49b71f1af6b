import { createLiveUpdates, type LiveUpdates } from '@seaport/api-client/live-query'
import type { TaskEvent } from '@seaport/api-client/live-task'
import { countAccounts, getAccount, listAccountBlocks, listAccounts } from '@seaport/contract/desk/account'
import { countProxies, getProxy, listProxies, proxyGroups } from '@seaport/contract/desk/proxy'
import { countSeats, getSeat, listSeats } from '@seaport/contract/desk/seat'
import { LiveEvent } from '@seaport/contract/event.schema'
import { getOrder, listOrders, listPurchases } from '@seaport/contract/money/order'
import { listLedger } from '@seaport/contract/money/wallet'
import { userInfo, userPermission } from '@seaport/contract/people/user'
import { listAnnouncements } from '@seaport/contract/platform/announcement'
import { getAttention } from '@seaport/contract/work/attention'
import { getAccountLimits } from '@seaport/contract/work/guard'
import { listOptOuts } from '@seaport/contract/work/opt-out'
import { getResource, listResources } from '@seaport/contract/work/resource'
import { resourceGroups } from '@seaport/contract/work/resource-group'
import { getDashboard } from '@seaport/contract/work/stats'
import {
  countTasks,
  getTask,
  listTaskResources,
  listTasks,
  listTaskTargets,
} from '@seaport/contract/work/task'
import type { Task } from '@seaport/contract/work/task.schema'
import { getTaskCalendar } from '@seaport/contract/work/task-calendar'
import { getTaskRepeat, listTaskRepeats } from '@seaport/contract/work/task-repeat'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryKeyOf } from '../../shared/api/endpoint.ts'
import { liveQueries } from './live-queries.ts'

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
  seat: { id: 's1', name: 'One', seat_code: '100001', online: true },
  batch: null,
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
const page = queryKeyOf(listTasks, { query: { page: 1 } })
const detail = queryKeyOf(getTask, { params: { id: 't1' } })
const targets = queryKeyOf(listTaskTargets, { params: { id: 't1' } })

const dashboard = queryKeyOf(getDashboard, { query: { time_zone: 'UTC' } })

let queries: QueryClient
let updates: LiveUpdates
beforeEach(() => {
  vi.useFakeTimers()
  queries = new QueryClient()
  updates = createLiveUpdates(liveQueries, queries, 500)
  queries.setQueryData(page, { list: [task('t1'), task('t2')], total: 2, page: 1, page_size: 20 })
  queries.setQueryData(detail, task('t1'))
  for (const key of [targets, dashboard]) queries.setQueryData(key, {})
})
afterEach(() => vi.useRealTimers())

/** Keys of the queries that an event invalidated, once its batch is processed. */
function staleAfter(event: LiveEvent, ms = 500): (readonly unknown[])[] {
  updates.apply(event)
  vi.advanceTimersByTime(ms)
  const stale = queries.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
  for (const query of stale) query.setState({ isInvalidated: false })
  return stale.map(({ queryKey }) => queryKey)
}

test('progress is patched into the list and the detail, and the list is not refetched', () => {
  expect(staleAfter(event({ actual_count: 42, pages: 3 }))).toEqual([targets])
  expect(queries.getQueryData(page)).toMatchObject({
    list: [{ actual_count: 42, pages: 3 }, { actual_count: 10 }],
  })
  expect(queries.getQueryData(detail)).toMatchObject({ actual_count: 42 })
})

test('an event without news changes no reference, so nothing renders', () => {
  const before = queries.getQueryData(page)
  updates.apply(event({}))
  expect(queries.getQueryData(page)).toBe(before)
})

test('a new status is shown at once and refetched, because times and reasons come with it', () => {
  const stale = staleAfter(event({ status: 'completed', actual_count: 100 }))
  expect(queries.getQueryData(page)).toMatchObject({ list: [{ status: 'completed' }, { status: 'running' }] })
  expect(stale).toEqual([page, detail, targets, dashboard])
})

test('an unknown task makes the list refetch and invents no detail', () => {
  expect(staleAfter(event({ id: 't9' }))).toContainEqual(page)
  expect(queries.getQueryData(queryKeyOf(getTask, { params: { id: 't9' } }))).toBeUndefined()
})

test('a task on another page makes the list refetch once, and again when its status changes', () => {
  const other = (change: Partial<TaskEvent>) => staleAfter(event({ id: 't9', ...change }))
  expect(other({ actual_count: 1 })).toContainEqual(page)
  expect(other({ actual_count: 2 })).not.toContainEqual(page)
  expect(other({ status: 'completed' })).toContainEqual(page)
})

/** Queries of all features, and exactly those of them that each event invalidates. */
const answers = {
  account: queryKeyOf(getAccount, { params: { id: 'a1' } }),
  accountCount: queryKeyOf(countAccounts, {}),
  accounts: queryKeyOf(listAccounts, { query: { page: 1 } }),
  announcements: queryKeyOf(listAnnouncements, { query: { page: 2 } }),
  attention: queryKeyOf(getAttention, {}),
  blocks: queryKeyOf(listAccountBlocks, { params: { id: 'a1' } }),
  calendar: queryKeyOf(getTaskCalendar, { query: { from: '2026-11-01T00:00:00.000Z' } } as never),
  dashboard,
  ledger: queryKeyOf(listLedger, {}),
  limits: queryKeyOf(getAccountLimits, { params: { id: 'a1' } }),
  optOuts: queryKeyOf(listOptOuts, {}),
  order: queryKeyOf(getOrder, { params: { order_no: '7' } }),
  orders: queryKeyOf(listOrders, { query: { page: 2 } }),
  otherAccount: queryKeyOf(getAccount, { params: { id: 'a2' } }),
  otherOrder: queryKeyOf(getOrder, { params: { order_no: '8' } }),
  otherPeople: queryKeyOf(listTaskResources, { params: { id: 't2' } }),
  otherTask: queryKeyOf(getTask, { params: { id: 't2' } }),
  people: queryKeyOf(listTaskResources, { params: { id: 't1' } }),
  permission: queryKeyOf(userPermission, {}),
  person: queryKeyOf(getResource, { params: { id: 'r1' } }),
  personGroups: queryKeyOf(resourceGroups.list, {}),
  plan: queryKeyOf(getTaskRepeat, { params: { id: 't1' } }),
  plans: queryKeyOf(listTaskRepeats, {}),
  proxies: queryKeyOf(listProxies, {}),
  proxy: queryKeyOf(getProxy, { params: { id: 'p1' } }),
  proxyCount: queryKeyOf(countProxies, {}),
  proxyGroups: queryKeyOf(proxyGroups.list, {}),
  purchases: queryKeyOf(listPurchases, {}),
  resources: queryKeyOf(listResources, { query: { page: 3 } }),
  seat: queryKeyOf(getSeat, { params: { id: 's1' } }),
  seatCount: queryKeyOf(countSeats, {}),
  seats: queryKeyOf(listSeats, {}),
  targets,
  task: detail,
  taskCount: queryKeyOf(countTasks, {}),
  tasks: page,
  user: queryKeyOf(userInfo, {}),
}
test.each<[LiveEvent, string]>([
  [
    { type: 'account', id: 'a1', seat_id: null },
    'account accountCount accounts attention blocks dashboard limits',
  ],
  [{ type: 'order', order_no: '7', status: 'paid' }, 'ledger order orders purchases'],
  [{ type: 'port', seat_id: 's1' }, 'attention dashboard seat seatCount seats user'],
  [{ type: 'proxy', id: 'p1' }, 'attention proxies proxy proxyCount proxyGroups'],
  [{ type: 'seat', seat_id: 's1' }, 'attention dashboard otherTask seat seatCount seats task tasks user'],
  [event({ actual_count: 11 }), 'targets'],
  [event({ id: 't9', status: 'error' }), 'attention calendar dashboard plan plans taskCount tasks'],
  [{ type: 'task_changed', id: 't1', seat_id: 's1' }, 'calendar plan plans task tasks'],
  [{ type: 'task_removed', id: 't1', seat_id: 's1' }, 'attention calendar plans taskCount tasks'],
  [{ type: 'repeat_skipped', id: 't1', seat_id: 's1' }, 'plan plans'],
  [{ type: 'resource', task_id: 't1', seat_id: 's1', added: 3 }, 'dashboard people resources'],
  [{ type: 'library' }, 'optOuts otherPeople people person personGroups resources'],
  [{ type: 'user' }, 'announcements attention ledger permission user'],
  [{ type: 'session_over', seat_id: null }, ''],
])('%j invalidates: %s', (event, names) => {
  for (const key of Object.values(answers))
    queries.setQueryData(key, (shown: unknown) => shown ?? { list: [] })
  const stale = staleAfter(event, 10_000)
  const told = Object.entries(answers).flatMap(([name, key]) => (stale.includes(key) ? [name] : []))
  expect(told.join(' ')).toBe(names)
  expect(stale).toHaveLength(told.length)
})

test('the table above has an answer of every query that events keep up to date', () => {
  const paths = Object.values(answers).map(([path]) => path)
  expect(liveQueries.map(({ key }) => key[0]).filter((path) => !paths.includes(path))).toEqual([])
})

test('every event is handled by some feature, except the end of the session', () => {
  const handled = new Set(liveQueries.flatMap(({ events }) => events))
  const types = LiveEvent.options.map(({ shape }) => shape.type.value)
  expect(types.filter((type) => !handled.has(type))).toEqual(['session_over'])
})
