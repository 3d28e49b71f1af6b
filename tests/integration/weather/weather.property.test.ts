import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Office, openOffice } from './support/office.ts'
import { playWeather } from './support/play.ts'

const { SEAPORT_FUZZ_SEED, SEAPORT_FUZZ_COUNT, SEAPORT_TEST_ALL } = process.env
/** Every machine plays the same seeds, more at night, until `npm run fuzz -- weather` draws others. A seed takes 0.3 s of a processor on average. */
const seed = Number(SEAPORT_FUZZ_SEED ?? 20_261_129)
const count = Number(SEAPORT_FUZZ_COUNT ?? (SEAPORT_TEST_ALL === '1' ? 100 : 5))
/** Each seed begins on the same hour of the same day of a later week: what the server counts by window is empty again. */
const START = Date.parse('2026-11-20T12:00:00.000Z')
const WEEK = 7 * 24 * 60 * 60_000

let folder: string
let office: Office
/** Requests of the first seed. */
let first: readonly string[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-weather-'))
  office = await openOffice(join(folder, 'server'))
})
afterAll(async () => {
  await office.close()
  rmSync(folder, { recursive: true, force: true })
})

/** @returns what came of a seed, in a week of its own */
async function playIn(week: number, seedOfPlay: number) {
  const place = join(folder, String(week))
  mkdirSync(place)
  const played = await playWeather(seedOfPlay, place, office, START + week * WEEK)
  vi.restoreAllMocks()
  rmSync(place, { recursive: true })
  return played
}

test('under any faults, nothing is sent twice or lost, nobody is missed or repeated, and everything ends with a reason', {
  timeout: 600_000 + count * 30_000,
}, async () => {
  for (let turn = 0; turn < count; turn += 1) {
    const played = await playIn(turn, seed + turn)
    const story = played.faults.length > 0 ? [...played.trace, ...played.log].join('\n') : ''
    expect(played.faults, `npm run fuzz -- weather ${seed + turn} 1 repeats this\n${story}`).toEqual([])
    if (turn === 0) first = played.trace
  }
})

test('a seed replays request by request', { timeout: 600_000 }, async () => {
  expect((await playIn(count, seed)).trace).toEqual(first)
})
