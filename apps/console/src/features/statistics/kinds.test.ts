import { expect, test } from 'vitest'
import { kindRows } from './kinds.ts'
import { ratioOf } from './ratio.ts'

const task = {
  tasks_created: 0,
  tasks_completed: 0,
  tasks_error: 0,
  tasks_ended: 0,
  promoted_done: 0,
  promoted_failed: 0,
  promoted_skipped: 0,
  promoted_unknown: 0,
}
const none = { collected_new: 0, collected_known: 0 }

test('figures of tasks and resources of a kind share a row, with zeros for missing ones', () => {
  const rows = kindRows(
    {
      total: task,
      days: [],
      kinds: [
        { ...task, kind: 'follow', tasks_created: 1, promoted_done: 4 },
        { ...task, kind: 'collect_likers', tasks_created: 3 },
      ],
    },
    {
      total: none,
      days: [],
      kinds: [
        { kind: 'collect_likers', collected_new: 5, collected_known: 2 },
        // Collected in this period by an earlier task.
        { kind: 'collect_followers', collected_new: 1, collected_known: 0 },
      ],
    },
  )
  expect(rows).toEqual([
    { ...task, kind: 'collect_likers', tasks_created: 3, collected_new: 5, collected_known: 2 },
    { ...task, ...none, kind: 'follow', tasks_created: 1, promoted_done: 4 },
    { ...task, kind: 'collect_followers', collected_new: 1, collected_known: 0 },
  ])
})

test('a share of zero is undefined', () => {
  expect(ratioOf(0, 0)).toBeUndefined()
  expect(ratioOf(1, 4)).toBe(0.25)
})
