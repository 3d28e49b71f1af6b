import { collectParams } from '@seaport/contract/work/task-kind'
import { expect, test } from 'vitest'
import { creatableKinds, emptyTask, PendingForm, sourceOf, TaskForm } from './task-draft.ts'

const filled = {
  ...emptyTask,
  account_id: 'a1',
  work: {
    kind: 'collect_likers' as const,
    params: {
      ...emptyTask.work.params,
      links: ['l'],
      profiles: ['p'],
      keywords: ['k'],
      target_count: 9,
      duration_minutes: 5,
      deduplication: 'library' as const,
    },
  },
}

test('every kind that the contract takes parameters for can be created, from the source it names', () => {
  expect(new Set(creatableKinds)).toEqual(new Set(Object.keys(collectParams)))
  for (const kind of creatableKinds) expect(Object.keys(collectParams[kind].shape)).toContain(sourceOf(kind))
})

test.each(creatableKinds)('%s is sent with its own source and nothing of the others', (kind) => {
  const source = sourceOf(kind)
  expect(TaskForm.parse({ ...filled, work: { ...filled.work, kind } })).toEqual({
    account_id: 'a1',
    work: {
      kind,
      params: {
        [source]: filled.work.params[source],
        target_count: 9,
        duration_minutes: 5,
        deduplication: 'library',
        deep_collection: false,
      },
    },
    start: { mode: 'now' },
  })
})

test('a name is sent when there is one, a moment when it counts', () => {
  const at = '2030-01-01T00:00:00.000Z'
  expect(TaskForm.parse({ ...filled, name: ' Ann ', start: { mode: 'at', at } })).toMatchObject({
    name: 'Ann',
    start: { mode: 'at', at },
  })
  expect(TaskForm.parse({ ...filled, name: '  ', start: { mode: 'now', at } })).not.toHaveProperty('name')
  expect(PendingForm.parse({ name: 'Ann', start: { mode: 'now', at } }).start).toEqual({ mode: 'now' })
})

test('an empty list, an account that is not chosen and a missing moment are faults of their fields', () => {
  const parsed = TaskForm.safeParse({ ...emptyTask, start: { mode: 'at', at: null } })
  const paths = parsed.error?.issues.map((issue) => issue.path.join('.'))
  expect(paths).toEqual(['account_id', 'work.params.links', 'start.at'])
})
