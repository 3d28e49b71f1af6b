import { expect, test } from 'vitest'
import { emptyDraft, type TaskDraft } from './task-draft.ts'
import { taskTitle } from './task-title.ts'

test('a title names the kind, the first entry and the number of others, never an address', () => {
  const t = ((key: string, params: object = {}) => [key, ...Object.values(params)].join('|')) as never
  const draft = (kind: TaskDraft['work']['kind'], change: object): TaskDraft => ({
    ...emptyDraft,
    work: { kind, params: { ...emptyDraft.work.params, ...change } },
  })
  const links = ['https://x.com/ann/status/1', 'https://x.com/bob/status/2']
  expect(taskTitle(draft('collect_likers', { links }), 'me', t)).toBe(
    'titleMore|title.collect_likers|@ann|@me|1',
  )
  expect(taskTitle(draft('collect_keywords', { keywords: ['tea'] }), 'me', t)).toContain('|tea|')
  expect(taskTitle(draft('join_group', { groups: ['https://facebook.com/groups/1'] }), 'me', t)).toContain(
    '|someone|',
  )
  expect(taskTitle(draft('', {}), 'me', t)).toBe('')
})
