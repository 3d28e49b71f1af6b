import { expect, test } from 'vitest'
import { createRequestPace, paced } from './request-pace.ts'

const { signal } = new AbortController()

function rig() {
  let time = 1000
  const wait = async (ms: number) => {
    time += ms
  }
  const turn = createRequestPace({ now: () => time, wait })
  const at = async (count: number, account = 'a') => {
    const times: number[] = []
    for (let left = count; left > 0; left -= 1) {
      await turn(account, signal)
      times.push(time)
    }
    return times
  }
  return { at, set: (to: number) => (time = to) }
}
const gapsOf = (times: readonly number[]) => times.slice(1).map((time, index) => time - (times[index] ?? 0))

test('an account’s requests are 50 ms apart, and two a second once 300 have followed each other', async () => {
  const { at } = rig()
  const gaps = gapsOf(await at(1000))
  expect(gaps.slice(0, 200)).toEqual(Array(200).fill(50))
  expect(gaps.slice(-300)).toEqual(Array(300).fill(500))
})

test('a rest gives the pace back, and another account has its own', async () => {
  const { at, set } = rig()
  const times = await at(1000)
  expect(gapsOf(await at(3, 'b'))).toEqual([50, 50])
  set((times.at(-1) ?? 0) + 10 * 60_000)
  expect(gapsOf(await at(3))).toEqual([50, 50])
})

test('a clock that was put back makes nobody wait for it', async () => {
  const { at, set } = rig()
  await at(2)
  set(-24 * 60 * 60_000)
  const [first = 0] = await at(1)
  expect(first - -24 * 60 * 60_000).toBeLessThanOrEqual(150_000)
  expect(gapsOf(await at(3))).toEqual([50, 50])
})

test('a request that is aborted while it waits for its turn is never sent', async () => {
  const sent: unknown[] = []
  const send: typeof fetch = async (input, init) => {
    sent.push([input, init?.method])
    return new Response('')
  }
  const given: AbortSignal[] = []
  const wait = async (_ms: number, until: AbortSignal) => {
    given.push(until)
    until.throwIfAborted()
  }
  const turn = createRequestPace({ now: () => 0, wait })
  const asA = paced(send, 'a', turn)
  await asA('https://x.test/1', { method: 'POST' })
  await expect(asA('https://x.test/2', { signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow(
    'stopped',
  )
  // Another account does not wait for the first one's turn.
  await paced(send, 'b', turn)('https://x.test/3')
  expect(sent).toEqual([
    ['https://x.test/1', 'POST'],
    ['https://x.test/3', undefined],
  ])
  expect(given).toHaveLength(1)
})
