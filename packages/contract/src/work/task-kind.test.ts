import { expect, test } from 'vitest'
import { TaskWork, taskParams } from './task-kind.schema.ts'
import { taskKinds } from './task-kind.ts'

const audience = { from: 'library', filter: {} } as const
const complaints = (kind: string, params: object) =>
  TaskWork.safeParse({ kind, params }).error?.issues.map(({ path }) => path.join('.')) ?? []

test('every kind has parameters in one family, and is known as work', () => {
  const kinds = Object.keys(taskParams)
  expect(kinds.sort()).toEqual(Object.keys(taskKinds).sort())
  for (const kind of kinds) expect(complaints(kind, { none: 1 })).not.toContain('kind')
})

test('a group pull is limited by groups times people', () => {
  const pull = { audience, group_count: 100, people_per_group: 100 }
  expect(TaskWork.parse({ kind: 'pull_group', params: pull }).params).toMatchObject({
    script_id: null,
    deduplication: true,
    send_interval_seconds: 60,
    duration_minutes: null,
  })
  expect(complaints('pull_group', { ...pull, people_per_group: 101 })).toEqual(['params.people_per_group'])
})

test.each([
  ['send_message', { script_id: 's', audience, promotion_count: 10_001 }, 'params.promotion_count'],
  [
    'send_message',
    { script_id: 's', audience, promotion_count: 1, send_interval_seconds: 4 },
    'params.send_interval_seconds',
  ],
  ['send_message', { audience, promotion_count: 1 }, 'params.script_id'],
  [
    'send_message',
    { script_id: 's', audience: { from: 'list', targets: [' '] }, promotion_count: 1 },
    'params.audience.targets.0',
  ],
  ['comment_link', { script_id: 's', links: ['a'], comment_count: 0 }, 'params.comment_count'],
  ['like', { links: ['a'], like_count: 1 }, 'params.duration_minutes'],
  ['follow', { audience, promotion_count: 1, duration_minutes: 10_081 }, 'params.duration_minutes'],
  ['edit_profile', { profile: {} }, 'params.profile'],
  ['change_language', { language: 'x; drop' }, 'params.language'],
  ['collect_likers', { links: ['a'], target_count: 1, deduplication: 'everywhere' }, 'params.deduplication'],
])('%s reports the error at the right field', (kind, params, field) => {
  expect(complaints(kind, params)).toEqual([field])
})
