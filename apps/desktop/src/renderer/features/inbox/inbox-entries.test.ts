import { expect, test } from 'vitest'
import { endOf, inboxEntries, unseenEnds } from './inbox-entries.ts'

type Sources = Parameters<typeof inboxEntries>[0]

const nothing: Sources = { tasks: [], tabs: [], accounts: [], local: [] }
const account = (id: string, { online = true, availability = 'normal' } = {}) => ({
  id,
  online,
  availability,
})
const local = (id: string, signed_in: boolean, signing_in = false) => ({ id, signed_in, signing_in })
const target = {} as never
const task = (
  id: string,
  kind: 'ready' | 'interrupted' | 'open' | 'loading' | null,
  park: string | null = null,
) =>
  ({
    id,
    account_id: `of-${id}`,
    park_reason: park,
    manual: kind && { step: { kind, target }, remaining: 1, last: null },
  }) as Sources['tasks'][number]

test.each<[string, Partial<Sources>, string[]]>([
  ['work by hand that is ready', { tasks: [task('t', 'ready')] }, ['ready /workbench/t']],
  [
    'a target that a restart interrupted',
    { tasks: [task('t', 'interrupted')] },
    ['interrupted /workbench/t'],
  ],
  ['work at which the person is', { tasks: [task('t', 'open')] }, []],
  ['work that rests', { tasks: [task('t', 'ready', 'quiet_hours')] }, []],
  [
    'a task whose account is signed out',
    { tasks: [task('t', null, 'account_signed_out')] },
    ['sign_in /browser/of-t'],
  ],
  [
    'a task whose account is blocked',
    { tasks: [task('t', null, 'account_blocked')] },
    ['blocked /browser/of-t'],
  ],
  [
    'a task whose account is signed out and closed',
    { tasks: [task('t', null, 'account_signed_out')], accounts: [account('of-t', { online: false })] },
    ['sign_in /accounts'],
  ],
  [
    'an open account without a sign-in',
    { accounts: [account('a')], local: [local('a', false)] },
    ['sign_in /browser/a'],
  ],
  ['an account that is being signed in', { accounts: [account('a')], local: [local('a', false, true)] }, []],
  [
    'a closed account without a sign-in',
    { accounts: [account('a', { online: false })], local: [local('a', false)] },
    [],
  ],
  [
    'a blocked account, whose sign-in would not help',
    { accounts: [account('a', { availability: 'abnormal' })], local: [local('a', false)] },
    ['blocked /browser/a'],
  ],
  [
    'new messages, also of a page that sleeps',
    {
      tabs: [
        { id: 'a', unread: 4 },
        { id: 'b', unread: 0 },
      ],
    },
    ['unread /browser/a'],
  ],
])('%s', (_title, sources, expected) => {
  const entries = inboxEntries({ ...nothing, ...sources })
  expect(entries.map(({ kind, path }) => `${kind} ${path}`)).toEqual(expected)
})

test('a task that fails again after its failure was seen is unseen again', () => {
  const ended = (id: string, ended_at: string | null) =>
    ({ id, status: 'error', ended_at }) as Parameters<typeof unseenEnds>[0][number]
  const [before, first, again] = [
    '2026-03-13T08:00:00.000Z',
    '2026-03-13T09:00:00.000Z',
    '2026-03-13T10:00:00.000Z',
  ]
  const seen = new Set([endOf(ended('t', first))])
  const unseen = (...tasks: ReturnType<typeof ended>[]) => unseenEnds(tasks, before, seen).map(({ id }) => id)
  expect(unseen(ended('t', first), ended('u', first), ended('old', before), ended('runs', null))).toEqual([
    'u',
  ])
  expect(unseen(ended('t', again))).toEqual(['t'])
  // Those that failed and those that were ended come one after the other.
  expect(unseen(ended('v', first), ended('x', again), ended('w', first.replace('09', '11')))).toEqual([
    'w',
    'x',
    'v',
  ])
})

test('one sign-in is one item, however many tasks wait for it', () => {
  const tasks = ['one', 'two'].map((id) => ({ ...task(id, null, 'account_signed_out'), account_id: 'a' }))
  const entries = inboxEntries({ ...nothing, tasks, accounts: [account('a')], local: [local('a', false)] })
  expect(entries).toEqual([{ kind: 'sign_in', accountId: 'a', path: '/browser/a' }])
})
