import { expect, test } from 'vitest'
import { createRequestPace } from './request-pace.ts'

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
})
