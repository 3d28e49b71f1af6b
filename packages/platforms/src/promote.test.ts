import { expect, test } from 'vitest'
import { type Act, BadTargetError, sentOutcome, UnsuitableTargetError } from './promote.ts'

const clock = { now: () => 0 }
const act = (lookUp: boolean) => ({ lookUp, signal: new AbortController().signal }) as Act

test.each([
  [new UnsuitableTargetError(), { outcome: 'skipped', reason: 'not_suitable' }],
  [new BadTargetError(), { outcome: 'failed', reason: 'bad_link' }],
])('%o settles a target, and leaves one that was begun before unknown', async (error, settled) => {
  const send = () => Promise.reject(error)
  expect(await sentOutcome(act(false), clock, send)).toEqual(settled)
  expect(await sentOutcome(act(true), clock, send)).toEqual({ outcome: 'unknown', reason: null })
})
