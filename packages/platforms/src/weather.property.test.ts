import { expect, test } from 'vitest'
import { playWeather } from './test-support/play-weather.ts'

const { SEAPORT_FUZZ_SEED, SEAPORT_FUZZ_COUNT, SEAPORT_TEST_ALL } = process.env
/** Every machine runs the same seeds, more at night; `npm run fuzz -- runner` draws others. */
const seed = Number(SEAPORT_FUZZ_SEED ?? 20_261_125)
const count = Number(SEAPORT_FUZZ_COUNT ?? (SEAPORT_TEST_ALL === '1' ? 2000 : 80))

test('under any faults, nothing is sent twice, nobody is missed or repeated, and everything ends with a reason', {
  timeout: 120_000 + count * 1000,
}, async () => {
  for (let at = seed; at < seed + count; at += 1) {
    const { faults } = await playWeather(at)
    expect(faults, `npm run fuzz -- runner ${at} 1 repeats this`).toEqual([])
  }
})

test('a seed replays request by request', async () => {
  for (let at = seed; at < seed + 4; at += 1) {
    const first = await playWeather(at)
    expect((await playWeather(at)).trace).toEqual(first.trace)
  }
})
