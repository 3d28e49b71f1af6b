import { createLiveUpdates, type LiveQuery, type LiveUpdates } from '@seaport/api-client/live-query'
import { LiveEvent } from '@seaport/contract/event.schema'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const keys = [
  ['task.list', { page: 1 }],
  ['task.get', { id: 't1' }],
  ['task.get', { id: 't2' }],
  ['task.targets', { id: 't1' }],
  ['task.targets', { id: 't2' }],
  ['task.resources', { id: 't1', page: 1 }],
  ['task.resources', { id: 't2', page: 1 }],
  ['workspace.get', {}],
  ['resource.list', { page: 1 }],
  ['resource.get', { id: 'r1' }],
  ['script.list', {}],
  ['task.repeat', { id: 't1' }],
] as const
const [
  list,
  first,
  second,
  firstTargets,
  ,
  firstPeople,
  secondPeople,
  workspace,
  people,
  person,
  ,
  firstRepeat,
] = keys

const task = (id: string) => ({ id, status: 'running', actual_count: 10, target_count: 100, pages: 1 })
const progress: Extract<LiveEvent, { type: 'task' }> = {
  type: 'task',
  id: 't1',
  seat_id: 's1',
  status: 'running',
  actual_count: 11,
  target_count: 100,
  pages: 2,
  parked_until: null,
  park_reason: null,
}

let liveQueries: readonly LiveQuery[]
let queries: QueryClient
let updates: LiveUpdates
beforeEach(async () => {
  vi.stubGlobal('window', { seaport: {} })
  ;({ liveQueries } = await import('./live-queries.ts'))
  vi.useFakeTimers()
  queries = new QueryClient()
  for (const key of keys) queries.setQueryData(key, {})
  queries.setQueryData(list, { list: [task('t1'), task('t2')], total: 2 })
  queries.setQueryData(first, task('t1'))
  queries.setQueryData(second, task('t2'))
  updates = createLiveUpdates(liveQueries, queries, 250)
})
afterEach(() => vi.useRealTimers())

/** Keys of invalidated queries. */
const stale = () =>
  queries
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey }) => queryKey)

test('progress is patched in, and only the targets of that task are refetched', () => {
  updates.apply(progress)
  expect(queries.getQueryData(list)).toMatchObject({ list: [{ actual_count: 11 }, { actual_count: 10 }] })
  expect(queries.getQueryData(first)).toMatchObject({ actual_count: 11, pages: 2 })
  expect(queries.getQueryData(second)).toEqual(task('t2'))
  expect(stale()).toEqual([])
  vi.advanceTimersByTime(250)
  expect(stale()).toEqual([firstTargets])
})

test.each<[LiveEvent, readonly (readonly unknown[])[]]>([
  [{ ...progress, status: 'completed' }, [list, first, second, firstTargets, workspace, firstRepeat]],
  [{ type: 'task_changed', id: 't1', seat_id: 's1' }, [list, first, workspace, firstRepeat]],
  [{ type: 'task_removed', id: 't1', seat_id: 's1' }, [list, workspace]],
  [{ type: 'repeat_skipped', id: 't1', seat_id: 's1' }, [firstRepeat]],
  [{ type: 'resource', task_id: 't1', seat_id: 's1', added: 3 }, [firstPeople, people]],
  [{ type: 'library' }, [firstPeople, secondPeople, people, person]],
  [{ type: 'port', seat_id: 's1' }, [workspace]],
  [{ type: 'seat', seat_id: 's1' }, [workspace]],
  [{ type: 'account', id: 'a1', seat_id: 's1' }, [workspace]],
  [{ type: 'user' }, []],
])('%j invalidates the queries declared by features, and nothing else', (event, expected) => {
  updates.apply(event)
  vi.advanceTimersByTime(5000)
  expect(stale()).toEqual(expected)
})

test('the list of all people, which is costly to count, is refetched at most every five seconds', () => {
  updates.apply({ type: 'resource', task_id: 't1', seat_id: 's1', added: 3 })
  vi.advanceTimersByTime(4999)
  expect(stale()).toEqual([firstPeople])
  vi.advanceTimersByTime(1)
  expect(stale()).toEqual([firstPeople, people])
})

test('after an interruption of the stream everything is refetched, once', () => {
  const invalidate = vi.spyOn(queries, 'invalidateQueries')
  updates.apply({ type: 'library' })
  updates.refresh()
  vi.advanceTimersByTime(10_000)
  expect(stale()).toEqual(keys)
  expect(invalidate).toHaveBeenCalledTimes(1)
})

test('every event for a seat is handled by some feature', () => {
  const handled = new Set(liveQueries.flatMap(({ events }) => events))
  const types = LiveEvent.options.map(({ shape }) => shape.type.value)
  // Events for supervisors only, and the end of the session, which the main process handles.
  expect(types.filter((type) => !handled.has(type))).toEqual(['proxy', 'order', 'user', 'session_over'])
})
