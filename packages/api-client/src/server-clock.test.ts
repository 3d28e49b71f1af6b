import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createServerClock } from './server-clock.ts'

const START = Date.parse('2026-03-02T08:00:00.000Z')
const header = (time: number) => new Date(time).toUTCString()

test('knows nothing before the first answer, and ignores invalid dates', () => {
  const clock = createServerClock(() => 0)
  for (const date of [undefined, null, 7, '', 'soon']) clock.sync(date)
  expect(clock.now()).toBeNull()
})

test('advances between answers with elapsed time, not with the machine’s clock', () => {
  let passed = 5000
  const clock = createServerClock(() => passed)
  clock.sync(header(START))
  passed += 90_000
  expect(clock.now()).toBe(START + 500 + 90_000)
})

test('an answer that agrees does not change it; one from another time does', () => {
  let passed = 0
  const clock = createServerClock(() => passed)
  clock.sync(header(START))
  passed = 1900
  clock.sync(header(START + 2000))
  expect(clock.now()).toBe(START + 2400)
  clock.sync(header(START + 60_000))
  expect(clock.now()).toBe(START + 60_500)
  clock.sync(header(START))
  expect(clock.now()).toBe(START + 500)
})

test('is never off by more than a second and a half, however answers arrive', () => {
  const answers = fc.array(fc.record({ wait: fc.nat(20_000), travel: fc.nat(400) }), { minLength: 1 })
  fc.assert(
    fc.property(answers, fc.nat(999), (list, millis) => {
      let passed = 0
      const clock = createServerClock(() => passed)
      for (const { wait, travel } of list) {
        passed += wait
        const said = header(START + millis + passed)
        passed += travel
        clock.sync(said)
        expect(Math.abs((clock.now() ?? 0) - (START + millis + passed))).toBeLessThanOrEqual(1500)
      }
    }),
  )
})
