import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isOffered } from './rollout.ts'

const devices = Array.from({ length: 10_000 }, (_, index) =>
  createHash('sha256').update(`device ${index}`).digest('hex'),
)
const reached = (version: string, percent: number) =>
  devices.filter((device) => isOffered(version, device, percent))

test.each([1, 5, 20, 50, 80])('%d %% reaches that share of 10,000 devices, within two', (percent) => {
  const share = reached('1.2.0', percent).length / 100
  expect(Math.abs(share - percent)).toBeLessThan(2)
})

test('a device keeps its position: on a repeated request, and when the share grows', () => {
  const first = reached('1.2.0', 20)
  expect(reached('1.2.0', 20)).toEqual(first)
  const more = new Set(reached('1.2.0', 50))
  expect(first.every((device) => more.has(device))).toBe(true)
})

test('the next version starts with other devices', () => {
  const next = new Set(reached('1.3.0', 20))
  const both = reached('1.2.0', 20).filter((device) => next.has(device)).length
  // By chance alone, a fifth of a fifth.
  expect(both).toBeGreaterThan(250)
  expect(both).toBeLessThan(550)
})

test('0 and 100 % apply to unknown devices too', () => {
  expect([isOffered('1.0.0', undefined, 100), isOffered('1.0.0', undefined, 99)]).toEqual([true, false])
  expect(reached('1.0.0', 0)).toEqual([])
  expect(reached('1.0.0', 100)).toHaveLength(10_000)
})
