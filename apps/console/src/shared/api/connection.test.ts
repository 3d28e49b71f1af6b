// @vitest-environment jsdom
import type { Client } from '@seaport/api-client/client'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { listSeats } from '@seaport/contract/desk/seat'
import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'
import { lostConnectionAtom, recoveriesAtom, withConnection } from './connection.ts'

const store = getDefaultStore()
const refused = new ApiRefused(403, { code: 403, msg: '', data: null, reason: 'forbidden', request_id: '1' })
const state = () => [store.get(lostConnectionAtom) !== null, store.get(recoveriesAtom)]

/** Calls a server that answers like this. */
async function call(answer: unknown): Promise<unknown> {
  const answering = async () => {
    if (answer instanceof Error) throw answer
    return answer
  }
  const client = { options: {}, call: answering } as unknown as Client
  return withConnection(client)
    .call(listSeats, {})
    .catch((error: unknown) => error)
}

beforeEach(async () => {
  await call({})
  store.set(recoveriesAtom, 0)
})

test.each([
  ['an answer', {}],
  ['a refusal', refused],
])(
  'the server is lost with the first call that it does not answer, and back with %s',
  async (_what, answer) => {
    expect(state()).toEqual([false, 0])
    await call(new ApiUnreachable(null))
    expect(state()).toEqual([true, 0])
    await call(new ApiUnreachable(null))
    expect(state()).toEqual([true, 0])
    await call(answer)
    expect(state()).toEqual([false, 1])
  },
)

test('figures are as old as the last answer, not as the first call without one', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  try {
    await call({})
    vi.setSystemTime(1_060_000)
    await call(new ApiUnreachable(null))
    vi.setSystemTime(1_120_000)
    await call(new ApiUnreachable(null))
    expect(store.get(lostConnectionAtom)).toEqual({ answeredAt: 1_000_000 })
  } finally {
    vi.useRealTimers()
  }
})

test('a call that is given up says nothing about the server', async () => {
  await call(new DOMException('', 'AbortError'))
  expect(state()).toEqual([false, 0])
})
