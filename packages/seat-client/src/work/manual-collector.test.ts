import type { RunnerState, RunnerTask } from '@seaport/runner/state'
import { beforeEach, expect, test } from 'vitest'
import { createMessages } from '../messages.ts'
import { ManualCollector } from './manual-collector.ts'

const web_base = 'https://www.facebook.com'
let shown: { url: string; title: string } | undefined
let opened: string[]
let announced: string[]
let keeps: { task: string; id: string; note: string }[]
let tasks: RunnerTask[]
let stays: Error | undefined
let undoes: boolean
let bench: ManualCollector

const task = (id: string, account_id = 'account'): RunnerTask => ({
  id,
  name: id,
  kind: 'collect_group_members',
  account_id,
  phase: 'assisting',
  people: 3,
  target_count: 20,
  pages: 0,
  undelivered: 0,
  parked: null,
  manual: null,
  collection: {
    sources: [
      { position: 0, target: 'facebook.com/groups/tea', collected: 0 },
      { position: 1, target: 'https://x.com/ann', collected: 0 },
    ],
    source: 0,
    recent: [],
  },
})

beforeEach(() => {
  undoes = false
  shown = { url: `${web_base}/ann.lee`, title: 'Ann Lee | Facebook' }
  ;[opened, announced, keeps, tasks] = [[], [], [], [task('one')]]
  stays = undefined
  const place = { network: 'facebook', web_base } as const
  bench = new ManualCollector({
    runner: {
      state: () => ({ running: true, server: 'connected', disk_full: false, tasks }) satisfies RunnerState,
      keep: (taskId, { external_id }, note) => {
        if (keeps.some(({ id }) => id === external_id)) return 'duplicate'
        keeps.push({ task: taskId, id: external_id, note })
        return 'kept'
      },
      undoKeep: () => undoes,
      noteKeep: () => false,
      lookAt(taskId, position) {
        const found = tasks.find(({ id }) => id === taskId)?.collection
        if (found) found.source = position
      },
    },
    accounts: {
      prepare: async () => ({
        ...place,
        showUrl: async (url) => {
          if (stays) throw stays
          opened.push(url)
        },
      }),
      placeOf: () => ({ ...place, handle: 'harbor.tea' }),
    },
    views: { pageOf: () => shown, announce: (_account, text) => void announced.push(text) },
    messages: createMessages(() => 'en'),
  })
})

test.each([
  ['Ann Lee', 'ann', 'Ann Lee'],
  ['', 'ann', 'ann'],
  ['', '', '@ann'],
])('whom a key takes back is named: %j, %j', async (name, handle, told) => {
  undoes = true
  const kept = { seq: 1, external_id: '@ann', note: '', position: 0, state: 'kept', kept_at: 0 } as const
  tasks[0]?.collection?.recent.push({ ...kept, name, handle, url: `${web_base}/ann` })
  expect(await bench.onKey('account', 'undo')).toEqual({
    task_id: 'one',
    result: { state: 'kept', name: told },
  })
  expect(announced).toHaveLength(1)
  expect(announced[0]).toContain(told)
})

test('a source is opened in the account’s window; one that leads elsewhere is not', async () => {
  expect(await bench.openSource('one', 0)).toBe('open')
  expect(opened).toEqual([`${web_base}/groups/tea/members`])
  expect(await bench.openSource('one', 1)).toBe('bad_link')
  expect(await bench.openSource('one', 7)).toBe('bad_link')
  await expect(bench.openSource('other', 0)).rejects.toThrow()
})

test('a person who stays at a page keeps for its source and its task, not for those that could not be opened', async () => {
  const here = task('two')
  tasks = [task('one'), { ...here, collection: here.collection && { ...here.collection, source: 1 } }]
  await bench.keep('one', '')
  stays = new Error('page kept')
  await expect(bench.openSource('two', 0)).rejects.toBe(stays)
  expect(tasks.map(({ collection }) => collection?.source)).toEqual([0, 1])
  shown = { url: `${web_base}/bob.ray`, title: 'Bob Ray' }
  expect(await bench.onKey('account', 'keep')).toMatchObject({ task_id: 'one', result: { state: 'kept' } })
})

test('a task that ended while its account was opened shows nothing', async () => {
  const opening = bench.openSource('one', 0)
  tasks = []
  await expect(opening).rejects.toMatchObject({ reason: 'task_not_here' })
  expect(opened).toEqual([])
})

test('the person of the open profile is kept, with the note, once', async () => {
  expect(await bench.keep('one', 'asks')).toEqual({ state: 'kept', name: 'Ann Lee' })
  expect(keeps).toEqual([{ task: 'one', id: '@annlee', note: 'asks' }])
  expect(await bench.keep('one', '')).toEqual({ state: 'duplicate', name: 'Ann Lee' })
})

test.each([
  ['own_profile', `${web_base}/Harbor.Tea`],
  ['no_profile', `${web_base}/groups/77/members`],
  ['elsewhere', 'https://x.com/ann'],
] as const)('%s: %s is not kept', async (state, url) => {
  shown = { url, title: '' }
  expect(await bench.keep('one', '')).toMatchObject({ state })
  expect(keeps).toEqual([])
})

test('with a closed window, nobody is kept', async () => {
  shown = undefined
  expect(await bench.keep('one', '')).toEqual({ state: 'no_window', name: '' })
})

test('a key applies to the account’s last used task, and its result is shown beside the page', async () => {
  tasks = [task('one'), task('two'), task('three', 'another')]
  expect(await bench.onKey('stranger', 'keep')).toBeNull()
  await bench.keep('two', '')
  expect(await bench.onKey('account', 'keep')).toMatchObject({
    task_id: 'two',
    result: { state: 'duplicate' },
  })
  shown = { url: `${web_base}/bob.ray`, title: 'Bob Ray' }
  expect(await bench.onKey('account', 'keep')).toMatchObject({ task_id: 'two', result: { state: 'kept' } })
  expect(announced).toEqual(['Ann Lee is already in this task', 'Saved Bob Ray (3 of 20)'])
  expect(await bench.onKey('account', 'undo')).toMatchObject({ result: { state: 'not_here' } })
})
