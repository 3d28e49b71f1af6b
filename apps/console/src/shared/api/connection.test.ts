// @vitest-environment jsdom
import type { Client } from '@seaport/api-client/client'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { listSeats } from '@seaport/contract/desk/seat'
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lostConnectionAtom, recoveriesAtom, withConnection } from './connection.ts'

const store = getDefaultStore()
const refused = new ApiRefused(403, { code: 403, msg: '', data: null, reason: 'forbidden', request_id: '1' })
const state = () => [store.get(lostConnectionAtom) !== null, store.get(recoveriesAtom)]

/** Calls a server that answers like this, and `next` when it is asked again. */
async function call(answer: unknown, next: unknown = answer): Promise<unknown> {
  const answers = [answer]
  const answering = async () => {
    const given = answers.length > 0 ? answers.shift() : next
    if (given instanceof Error) throw given
    return given
  }
  const client = { options: {}, call: answering } as unknown as Client
  return withConnection(client)
    .call(listSeats, {})
    .catch((error: unknown) => error)
}

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  await call({})
  store.set(recoveriesAtom, 0)
})
afterEach(() => void vi.useRealTimers())

/** What a server that does not answer within half a second is. */
async function lose(): Promise<void> {
  await call(new ApiUnreachable(null))
  await vi.advanceTimersByTimeAsync(500)
}

test.each([
  ['an answer', {}],
  ['a refusal', refused],
])(
  'the server is lost half a second after a call that it does not answer, and back with %s',
  async (_what, answer) => {
    expect(state()).toEqual([false, 0])
    await lose()
    expect(state()).toEqual([true, 0])
    await lose()
    expect(state()).toEqual([true, 0])
    await call(answer)
    expect(state()).toEqual([false, 1])
  },
)

test.each([
  ['an answer', {}],
  ['a refusal', refused],
])(
  'a single call that fails is neither an outage nor a recovery where the next one gets %s',
  async (_what, next) => {
    await call(new ApiUnreachable(null), next)
    await vi.advanceTimersByTimeAsync(500)
    expect(state()).toEqual([false, 0])
  },
)

test('data is as old as the last answer, not as the first unanswered call', async () => {
  vi.setSystemTime(1_060_000)
  await lose()
  vi.setSystemTime(1_120_000)
  await lose()
  expect(store.get(lostConnectionAtom)).toEqual({ answeredAt: 1_000_000 })
})

test('an aborted call says nothing about the server', async () => {
  await call(new DOMException('', 'AbortError'))
  expect(state()).toEqual([false, 0])
})
