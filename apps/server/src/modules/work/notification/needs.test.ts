import type { NotificationKind } from '@seaport/contract/work/notification.schema'
import { expect, test } from 'vitest'
import { compare } from './needs.ts'

const need = (kind: NotificationKind, ...ids: string[]) => ({
  kind,
  title: kind,
  urgent: true,
  path: '/task',
  count: ids.length,
  things: ids.map((id) => ({ id, name: id, reason: null, at: null })),
})

test('a task that was told as late is told once more when it fails', () => {
  const told = [{ kind: 'task_late', thing: 'kite' }]
  const { fresh, solved } = compare([need('task_failed', 'kite')], told)
  expect(fresh.map(({ kind, things }) => [kind, things.map(({ id }) => id)])).toEqual([
    ['task_failed', ['kite']],
  ])
  expect(solved).toEqual(told)
})
