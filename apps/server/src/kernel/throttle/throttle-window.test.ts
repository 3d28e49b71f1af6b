import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Hits, waitFor, windowAt } from './throttle-window.ts'

const rule = { name: 'test', limit: 5, seconds: 10 }
const T = 1_000_000_000

test('a window allows a limited number of hits; further ones wait until enough of them expire', () => {
  const full = { ...windowAt(rule, T), hits: 5, before: 0 }
  expect(waitFor(rule, { ...full, hits: 4 }, T)).toBe(0)
  expect(waitFor(rule, full, T)).toBe(12_000)
  expect(waitFor(rule, full, T + 11_999)).toBe(1)
  expect(waitFor(rule, full, T + 12_000)).toBe(0)
  expect(waitFor(rule, full, T + 20_000)).toBe(0)
})

test('hits of the previous window count by the share of it that is still covered', () => {
  const state = { slot: windowAt(rule, T).slot, hits: 1, before: 8 }
  // 1 + 8 × ½ is full; 1 + 8 × ⅜ is not.
  expect(waitFor(rule, state, T + 5000)).toBe(1250)
  expect(waitFor(rule, state, T + 6250)).toBe(0)
})

test('a caller that waits as long as told is let in, and not a millisecond earlier', () => {
  const moments = fc.array(fc.nat({ max: 4000 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 8 }), (gaps, limit) => {
      const own = { ...rule, limit }
      let now = T
      let state: Hits = { slot: 0, hits: 0, before: 0 }
      const taken: number[] = []
      for (const gap of gaps) {
        now += gap
        const wait = waitFor(own, state, now)
        if (wait > 0) {
          expect(waitFor(own, state, now + wait - 1)).toBeGreaterThan(0)
          expect(waitFor(own, state, now + wait)).toBe(0)
          continue
        }
        const { slot } = windowAt(own, now)
        state =
          state.slot === slot
            ? { ...state, hits: state.hits + 1 }
            : { slot, hits: 1, before: state.slot === slot - 1 ? state.hits : 0 }
        taken.push(now)
      }
      // Never more than the limit in one counted window, and therefore never more than twice that in any.
      for (const from of taken)
        expect(taken.filter((at) => at >= from && at < from + 10_000).length).toBeLessThanOrEqual(2 * limit)
    }),
  )
})
