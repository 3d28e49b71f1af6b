import { type Clock, waitUntil } from '@seaport/runner/clock'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createServerTime } from './server-time.ts'

const START = Date.parse('2026-03-02T08:00:00.000Z')
const HOUR = 3_600_000
/** Tolerance of an answer in ms: whole seconds, transport, and the difference below which a clock counts as correct. */
const SHARP_MS = 5000
const { signal } = new AbortController()

/** A computer with an adjustable clock, and a server with a correct one. */
function computer(ahead: number, onChange?: (ms: number) => void) {
  const at = { passed: 0, ahead, left: [] as number[] }
  const time = createServerTime({
    machine: () => START + at.passed + at.ahead,
    elapsed: () => at.passed,
    pause: async (ms) => {
      at.left.push(ms)
      at.passed += ms
    },
    ...(onChange && { onChange }),
  })
  return {
    at,
    time,
    truth: () => START + at.passed,
    answer: () => time.sync(new Date(START + at.passed).toUTCString()),
  }
}

test('before the first answer the machine’s clock is used, corrected by its known error', () => {
  const fresh = computer(2 * HOUR)
  expect(fresh.time.now()).toBe(START + 2 * HOUR)
  expect(fresh.time.aheadMs()).toBe(0)
  const known = createServerTime({ aheadMs: HOUR, machine: () => START + HOUR, elapsed: () => 0 })
  expect(known.now()).toBe(START)
  expect(known.aheadMs()).toBe(HOUR)
})

test('a difference is reported once, and again when the clock is corrected', () => {
  const told: number[] = []
  const { at, answer, time } = computer(2 * HOUR, (ms) => told.push(Math.round(ms / 1000)))
  answer()
  at.passed += 60_000
  answer()
  expect(time.aheadMs()).toBeGreaterThan(2 * HOUR - 2000)
  at.ahead = 0
  expect(time.aheadMs()).toBe(0)
  answer()
  expect(told.map((seconds) => Math.round(seconds / 60))).toEqual([120, 0])
})

test('answers with whole seconds don’t make a correct clock less precise', () => {
  const { at, time, truth, answer } = computer(0)
  for (const ms of [0, 123, 1999, 60_001]) {
    at.passed += ms
    answer()
    expect(time.now()).toBe(truth())
  }
  expect(time.aheadMs()).toBe(0)
})

/** Events of a computer: time passes, somebody sets its clock, the server answers. */
const event = fc.oneof(
  fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 6 * HOUR }) }),
  fc.record({ kind: fc.constant('set' as const), ms: fc.integer({ min: -48 * HOUR, max: 48 * HOUR }) }),
  fc.record({ kind: fc.constant('answer' as const), ms: fc.integer({ min: 0, max: 400 }) }),
)

test('under any clock changes, the time is the server’s, and a wait for a moment ends neither early nor late', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -48 * HOUR, max: 48 * HOUR }),
      fc.array(event, { maxLength: 20 }),
      fc.integer({ min: 1000, max: 30 * HOUR }),
      async (ahead, events, away) => {
        const { at, time, truth, answer } = computer(ahead)
        answer()
        for (const { kind, ms } of events) {
          if (kind === 'set') at.ahead = ms
          if (kind === 'pass') at.passed += ms
          if (kind !== 'answer') continue
          const date = new Date(truth()).toUTCString()
          at.passed += ms
          time.sync(date)
        }
        expect(Math.abs(time.now() - truth())).toBeLessThanOrEqual(SHARP_MS)
        const moment = truth() + away
        const restless: Clock = {
          now: time.now,
          async wait(ms, stop) {
            at.ahead = -at.ahead
            await time.wait(ms, stop)
          },
        }
        await waitUntil(restless, moment, signal)
        expect(Math.abs(truth() - moment)).toBeLessThanOrEqual(SHARP_MS)
      },
    ),
  )
})

test('a wait started with a wrong clock ends at the right time once the server has answered', async () => {
  const { at, time, truth, answer } = computer(5 * HOUR)
  const moment = truth() + HOUR
  let waits = 0
  await waitUntil(
    {
      now: time.now,
      wait: async (ms, stop) => {
        await time.wait(ms, stop)
        waits += 1
      },
    },
    moment,
    signal,
  )
  // By its own clock the moment has passed; nothing better is known yet.
  expect(waits).toBe(0)
  answer()
  await waitUntil(time, moment, signal)
  expect(Math.abs(truth() - moment)).toBeLessThanOrEqual(SHARP_MS)
  expect(Math.max(...at.left)).toBeLessThanOrEqual(60_000)
})

test('moments are whole milliseconds, however precise the timer is', () => {
  let passed = 0.25
  const time = createServerTime({ machine: () => START, elapsed: () => passed })
  passed += 1000.5
  expect(time.now()).toBe(START + 1000)
  time.sync(new Date(START + HOUR).toUTCString())
  passed += 0.7
  expect(Number.isInteger(time.now())).toBe(true)
})

test('a wait that was aborted in its last pause rejects too', async () => {
  const stop = new AbortController()
  let passed = 0
  const pause = async (ms: number) => {
    passed += ms
    stop.abort(new Error('stopped'))
  }
  await expect(createServerTime({ elapsed: () => passed, pause }).wait(1, stop.signal)).rejects.toThrow(
    'stopped',
  )
})

test('an aborted wait rejects', async () => {
  const stop = new AbortController()
  const waiting = createServerTime().wait(60_000, stop.signal)
  stop.abort(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
})
