import { expect, test } from 'vitest'
import { coalesceCalls } from './coalesce-calls.ts'

test('calls that arrive during a round are all handled in the next one', async () => {
  const rounds: number[][] = []
  const gate = Promise.withResolvers<void>()
  const add = coalesceCalls<number>(async (all) => {
    rounds.push([...all])
    if (rounds.length === 1) await gate.promise
  })
  const first = add(1)
  await Promise.resolve()
  const others = [add(2), add(3), add(4)]
  expect(rounds).toEqual([[1]])
  gate.resolve()
  await Promise.all([first, ...others])
  expect(rounds).toEqual([[1], [2, 3, 4]])
  await add(5)
  expect(rounds).toEqual([[1], [2, 3, 4], [5]])
})

test('a failing round fails only its own calls', async () => {
  let fails = true
  const add = coalesceCalls<number>(async () => {
    if (fails) throw new Error('no')
  })
  const outcomes = await Promise.allSettled([add(1), add(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  await expect(add(3)).resolves.toBeUndefined()
})
