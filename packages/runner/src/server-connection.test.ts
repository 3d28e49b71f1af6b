import { reasons } from '@seaport/contract/kernel/reason'
import { expect, test, vi } from 'vitest'
import { ServerRefused, ServerUnreachable } from './server.ts'
import { createServerConnection } from './server-connection.ts'
import { createSimClock } from './test-support/sim-clock.ts'

const BACKOFF = { minMs: 1000, maxMs: 4000 }

/** A call that fails, and what is shown of the connection. */
async function failing(error: unknown) {
  const connection = createServerConnection(createSimClock(), BACKOFF, () => undefined)
  const told = await connection
    .tryOnce(() => Promise.reject(error))
    .then(
      (answer) => ({ answer }),
      (thrown: unknown) => ({ thrown }),
    )
  return { told, state: connection.state() }
}

const forCaller = [
  'stale_fence',
  'task_wrong_state',
  'not_found',
  'undo_too_late',
  'invalid_input',
  'too_large',
  'unsupported_media',
]
const sessionOver = ['not_logged_in', 'forbidden', 'seat_disabled', 'seat_held', 'proof_invalid']
const all = Object.keys(reasons) as (keyof typeof reasons)[]

test.each(all)('the refusal %s is the caller’s, or is repeated', async (reason) => {
  const error = new ServerRefused(reason, reasons[reason].status)
  const { told, state } = await failing(error)
  expect(told).toEqual(forCaller.includes(reason) ? { thrown: error } : { answer: null })
  const shown = sessionOver.includes(reason)
    ? 'session_over'
    : reason === 'fault'
      ? 'unreachable'
      : 'connected'
  expect(state).toBe(shown)
})

test('without an answer the server is unreachable, and a fault of the program is thrown', async () => {
  expect(await failing(new ServerUnreachable())).toEqual({ told: { answer: null }, state: 'unreachable' })
  const error = new TypeError('not a function')
  expect(await failing(error)).toEqual({ told: { thrown: error }, state: 'connecting' })
})

test('a call is repeated until it is answered, with growing pauses, and each change is told once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const clock = createSimClock()
  const began = clock.now()
  const shown: string[] = []
  const connection = createServerConnection(clock, BACKOFF, () => shown.push(connection.state()))
  const asked: number[] = []
  const answer = await connection.retryUntilAnswered(async () => {
    asked.push(clock.now() - began)
    if (asked.length < 5) throw new ServerUnreachable()
    return 'an answer'
  }, new AbortController().signal)
  clock.stop()
  expect([answer, asked, shown]).toEqual([
    'an answer',
    [0, 1000, 3000, 7000, 11_000],
    ['unreachable', 'connected'],
  ])
})
