import { expect, test } from 'vitest'
import { batchSums } from './batch-sums.ts'

const task = (change: Partial<Parameters<typeof batchSums>[0][number]>) => ({
  kind: 'follow' as const,
  status: 'running' as const,
  park_reason: null,
  actual_count: 0,
  target_count: 10,
  ...change,
})

test('people found and targets done are summed separately, over all states', () => {
  const { found, done } = batchSums([
    task({ kind: 'collect_likers', actual_count: 3 }),
    task({ kind: 'collect_likers', status: 'error', actual_count: 4, target_count: 5 }),
    task({ actual_count: 7, status: 'completed' }),
  ])
  expect(found).toEqual({ count: 7, of: 15 })
  expect(done).toEqual({ count: 7, of: 10 })
  expect(batchSums([task({})]).found).toBeNull()
})

test('each task is in one state; a paused one is not waiting, and a finished one is not paused', () => {
  const { states } = batchSums([
    task({}),
    task({ park_reason: 'rate_limit' }),
    task({ status: 'queued' }),
    task({ status: 'pending' }),
    task({ status: 'queued', park_reason: 'paused' }),
    task({ status: 'pending', park_reason: 'paused' }),
    task({ status: 'ended' }),
    task({ status: 'completed' }),
    task({ status: 'error' }),
  ])
  expect(states).toEqual({ running: 2, waiting: 2, paused: 2, ended: 1, completed: 1, failed: 1 })
  expect(batchSums([task({ status: 'ended' })]).states).toEqual({ ended: 1 })
})
