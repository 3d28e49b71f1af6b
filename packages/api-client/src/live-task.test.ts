import type { Task } from '@seaport/contract/work/task.schema'
import type { TaskState } from '@seaport/contract/work/task-state.schema'
import { expect, test } from 'vitest'
import { createLiveUpdates, liveQuery, type QueryKey } from './live-query.ts'
import { hasNewStatus, patchTask, patchTaskPage, type TaskEvent } from './live-task.ts'

const task = {
  ...{ id: 't1', name: 'Trà 茶', status: 'running', actual_count: 3, target_count: 9, pages: 2 },
  ...{ parked_until: null, park_reason: null },
} as Task
const event = {
  ...{ type: 'task', id: 't1', seat_id: 's1', status: 'running', actual_count: 3, target_count: 9, pages: 2 },
  ...{ parked_until: null, park_reason: null },
} as TaskEvent

test.each<[string, Partial<TaskEvent>]>([
  ['its state', { status: 'queued' }],
  ['its count', { actual_count: 4 }],
  ['its target', { target_count: 10 }],
  ['its pages', { pages: 3 }],
  ['until when it waits', { parked_until: '2026-03-02T08:00:00.000Z' }],
  ['why it waits', { park_reason: 'quiet_hours' }],
])('an event alone changes %s, and nothing else', (_, change) => {
  expect(patchTask(task, { ...event, ...change })).toEqual({ ...task, ...change })
})

test('what an event does not change is the same object, so that nothing renders', () => {
  const page = { total: 2, list: [task, { ...task, id: 't2' }] }
  expect(patchTask(task, event)).toBe(task)
  expect(patchTask(task, { ...event, id: 't2', pages: 7 })).toBe(task)
  expect(patchTaskPage(page, event)).toBe(page)
  expect(patchTaskPage(page, { ...event, id: 'elsewhere', pages: 7 })).toBe(page)
  const patched = patchTaskPage(page, { ...event, id: 't2', pages: 7 })
  expect(patched).toEqual({ total: 2, list: [task, { ...task, id: 't2', pages: 7 }] })
  expect(patched.list[0]).toBe(task)
})

test('a state is new once: to the lists that show the task, or to the events before', () => {
  const lists: QueryKey = ['/task']
  const isNew = hasNewStatus(lists)
  const judged = (status: TaskState, id: string, known: [string, TaskState][] = []) =>
    isNew(
      { ...event, id, status },
      {
        cache: {
          getQueriesData: ({ queryKey }) =>
            queryKey === lists
              ? [
                  [['/task', { page: 1 }], undefined],
                  [['/task', { page: 2 }], { list: [task] }],
                ]
              : [],
        },
        taskStatuses: new Map(known),
      },
    )
  expect([judged('running', 't1'), judged('completed', 't1')]).toEqual([false, true])
  // What a list shows counts more than what an event said before.
  expect(judged('running', 't1', [['t1', 'queued']])).toBe(false)
  expect(judged('queued', 'unseen')).toBe(true)
  expect(judged('queued', 'unseen', [['unseen', 'queued']])).toBe(false)
  expect(judged('running', 'unseen', [['unseen', 'queued']])).toBe(true)
})

test('an event is judged by what was shown before it, and remembered for the next', () => {
  const fetched: QueryKey[] = []
  const lists: QueryKey = ['/task']
  const query = liveQuery<{ list: Task[] }, never>(lists, {
    stale: { task: hasNewStatus(lists) },
    patch: { task: patchTaskPage },
    batchMs: 0,
  })
  let page = { list: [task] }
  const updates = createLiveUpdates(
    [query],
    {
      getQueriesData: () => [[lists, page]],
      setQueryData: (_, data) => {
        page = data as typeof page
      },
      invalidateQueries: async ({ queryKey }) => void fetched.push(queryKey),
    },
    500,
  )
  updates.apply({ ...event, status: 'completed' })
  expect(page.list[0]?.status).toBe('completed')
  updates.catchUp()
  expect(fetched).toEqual([lists])
  updates.stop()
})
