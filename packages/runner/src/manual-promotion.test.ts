import { expect, test, vi } from 'vitest'
import { returnTarget } from './manual-promotion.ts'

test.each([
  ['now', [['task', { fence: 3, position: 2, outcome: 'pending', reason: null }]]],
  // It may have been carried out.
  ['before', []],
] as const)('a target that was started %s, and that nobody can be shown', async (begun, told) => {
  const settle = vi.fn(async (_id: string, _outcome: object, _signal: AbortSignal) => ({ done: 0 }))
  const context = { connection: { tryOnce: (work: () => unknown) => work() }, server: { settle } }
  const run = { claim: { id: 'task', fence: 3 } }
  await returnTarget(
    context as never,
    run as never,
    { position: 2, begun } as never,
    new AbortController().signal,
  )
  expect(settle.mock.calls.map(([id, outcome]) => [id, outcome])).toEqual(told)
})
