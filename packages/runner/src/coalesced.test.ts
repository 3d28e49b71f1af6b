import { expect, test } from 'vitest'
import { coalesced } from './coalesced.ts'

test('calls of one turn become one, and one that comes during the call is not lost', async () => {
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  let calls = 0
  const tell = coalesced(() => {
    calls += 1
    if (calls === 1) tell()
  })
  tell()
  tell()
  expect(calls).toBe(0)
  await turn()
  expect(calls).toBe(1)
  await turn()
  expect(calls).toBe(2)
  await turn()
  expect(calls).toBe(2)
})
