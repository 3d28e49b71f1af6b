import { type TaskKindId, taskKinds } from '@seaport/contract/work/task-kind'
import { expect, test } from 'vitest'
import { defaultsFor, mostOf, presetsFor } from './kind-defaults.ts'
import { emptyDraft, fieldsOf, readDraft, STEPS, type TaskDraft, TaskForm, targetsOf } from './task-draft.ts'

const kinds = Object.keys(taskKinds) as TaskKindId[]
const id = '0192f0c1-2222-7000-8000-000000000001'
const filled = (kind: TaskKindId, change: Partial<TaskDraft['work']['params']> = {}): TaskDraft => ({
  ...emptyDraft,
  account_ids: [id],
  work: {
    kind,
    params: {
      ...emptyDraft.work.params,
      links: ['l'],
      profiles: ['p'],
      keywords: ['k'],
      groups: ['g'],
      script_id: id,
      duration_minutes: 60,
      profile: { name: 'Ann', bio: '', location: '', url: '' },
      ...change,
    },
  },
})

test.each(kinds)(
  'a draft of %s becomes a request that the contract accepts, without parameters of other kinds',
  (kind) => {
    const { work, start, account_ids } = TaskForm.parse(filled(kind))
    expect(work.kind).toBe(kind)
    expect({ start, account_ids }).toEqual({ start: { mode: 'now' }, account_ids: [id] })
    if (taskKinds[kind].family === 'collection') expect(work.params).not.toHaveProperty('audience')
  },
)

test('an address that stands twice in a list is one target', () => {
  const { params } = filled('like', { links: ['l', 'm', 'l'], like_count: 20 }).work
  expect(targetsOf('like', params)).toBe(2)
})

test('an untouched filter and an empty script are not sent', () => {
  const { work } = TaskForm.parse(filled('pull_group', { script_id: '' }))
  expect(work.params).toMatchObject({ script_id: null, audience: { from: 'library', filter: {} } })
})

test.each(kinds)('missing fields of %s are reported on one of the steps', (kind) => {
  const draft = { ...filled(kind), account_ids: [], start: { mode: 'at' as const, at: null } }
  const issues = TaskForm.safeParse(draft).error?.issues.map(({ path }) => path.join('.')) ?? []
  const asked = STEPS.flatMap((step) => fieldsOf(step, kind) as string[])
  expect(issues).toContain('account_ids')
  expect(issues).toContain('start.at')
  for (const path of issues)
    expect(asked.some((field) => path === field || path.startsWith(`${field}.`))).toBe(true)
})

test('accounts for which no source would be left are refused with the sources', () => {
  const second = id.replace('1', '2')
  const issuesOf = (kind: TaskKindId, profiles: string[]) =>
    (
      TaskForm.safeParse({ ...filled(kind, { profiles }), account_ids: [id, second] }).error?.issues ?? []
    ).map(({ path, message }) => [path.join('.'), message])
  const refused = [['work.params.profiles', 'fewer_than_accounts']]
  expect(issuesOf('collect_followers', ['p'])).toEqual(refused)
  expect(issuesOf('collect_followers', ['p', 'p'])).toEqual(refused)
  expect(issuesOf('collect_followers', ['p', 'q'])).toEqual([])
  // Each account joins every group.
  expect(issuesOf('join_group', [])).toEqual([])
})

test('a stored draft is restored, and anything else is no draft', () => {
  const draft = filled('follow')
  expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  for (const text of [null, '', '{', '{}', JSON.stringify({ ...draft, work: { kind: 'follow' } })])
    expect(readDraft(text)).toBeUndefined()
})

test('a kind starts with defaults within its network’s reach and limits', () => {
  const params = filled('collect_likers', { target_count: 500, send_interval_seconds: 10 }).work.params
  expect(mostOf('x', 'collect_likers')).toBe(100)
  expect(presetsFor('x', 'collect_likers')).toEqual([50, 100])
  expect(presetsFor('x', 'collect_followers')).toContain(5000)
  expect(defaultsFor('x', 'collect_likers', params, undefined).target_count).toBe(100)
  const limits = { least_interval_seconds: 90 } as Parameters<typeof defaultsFor>[3]
  expect(defaultsFor('x', 'follow', params, limits).send_interval_seconds).toBe(90)
})
