import type { PromotionOutcome, PromotionTarget } from '@seaport/contract/work/runner.schema'
import type { ManualStep, RunnerTask } from '@seaport/runner/state'
import { beforeEach, expect, test } from 'vitest'
import { createMessages } from '../messages.ts'
import { Workbench } from './workbench.ts'

const target: PromotionTarget = {
  position: 4,
  target: 'https://x.com/ann/status/17',
  external_id: null,
  comment: null,
  person: null,
  begun: 'no',
}
let prepared: string[]
let started: string[]
let shown: string[]
let recorded: [string, PromotionOutcome][]
let isShowing: boolean
let bench: Workbench

const task = (id: string, step: ManualStep): RunnerTask => ({
  id,
  name: id,
  kind: 'like',
  account_id: `account of ${id}`,
  phase: 'assisting',
  people: 0,
  target_count: 5,
  pages: 0,
  undelivered: 0,
  parked: null,
  manual: { step, remaining: 5, last: null },
  collection: null,
})

beforeEach(() => {
  ;[prepared, started, shown, recorded, isShowing] = [[], [], [], [], true]
  const tasks = [task('one', { kind: 'ready', target }), task('two', { kind: 'ready', target })]
  bench = new Workbench({
    runner: {
      state: () => ({ running: true, server: 'connected', disk_full: false, tasks }),
      startTarget: async (id) => {
        started.push(id)
        return { kind: 'target', target }
      },
      recordOutcome: async (id, outcome) => {
        recorded.push([id, outcome])
        return id !== 'lost'
      },
      undoOutcome: async (id) => (id === 'one' ? 'too_late' : 'unreachable'),
    },
    accounts: {
      prepare: async (id) => {
        prepared.push(id)
        return {
          network: 'x',
          web_base: 'https://x.com',
          showUrl: async (url) => {
            if (!isShowing) throw new Error('no window')
            shown.push(url)
          },
        }
      },
    },
    messages: createMessages(() => 'en'),
  })
})

test('a target is started for the account of its task', async () => {
  expect(await bench.startTarget('two')).toBe('open')
  expect(prepared).toEqual(['account of two'])
  expect(started).toEqual(['two'])
  expect(shown).toEqual([target.target])
  await expect(bench.startTarget('three')).rejects.toMatchObject({ reason: 'task_not_here' })
})

test('a target whose page can’t be shown is returned', async () => {
  isShowing = false
  await expect(bench.startTarget('one')).rejects.toThrow('no window')
  expect(recorded).toEqual([['one', { position: 4, outcome: 'pending', reason: null }]])
})

test('an outcome that can’t be recorded or undone is refused with a message', async () => {
  const outcome: PromotionOutcome = { position: 4, outcome: 'done', reason: null }
  const said = (refused: Promise<void>) => refused.then(String, ({ message }: Error) => message)
  expect([
    await said(bench.recordOutcome('lost', outcome)),
    await said(bench.undoOutcome('one')),
    await said(bench.undoOutcome('two')),
  ]).toEqual([
    'The task has ended or the target already has a result, so this result stays unknown',
    'This can no longer be undone',
    'The server isn’t responding, so nothing was undone. Try again',
  ])
})
