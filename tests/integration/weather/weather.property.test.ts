import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Office, openOffice } from './support/office.ts'
import { playWeather } from './support/play.ts'

const { SEAPORT_FUZZ_SEED, SEAPORT_FUZZ_COUNT } = process.env
/** Every machine plays the same seeds, until `npm run fuzz -- weather` draws others. A seed takes some ten seconds of a processor, hence so few. */
const seed = Number(SEAPORT_FUZZ_SEED ?? 20_261_125)
const count = Number(SEAPORT_FUZZ_COUNT ?? 4)
/** Each seed begins on the same hour of the same day of a later week: what the server counts by window is empty again. */
const START = Date.parse('2026-11-20T12:00:00.000Z')
const WEEK = 7 * 24 * 60 * 60_000

let folder: string
let office: Office
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seaport-weather-'))
  office = await openOffice(join(folder, 'server'))
})
afterAll(async () => {
  await office.close()
  rmSync(folder, { recursive: true, force: true })
})

test('under any faults, nothing is sent twice or lost, nobody is missed or repeated, and everything ends with a reason', {
  timeout: 600_000 + count * 60_000,
}, async () => {
  for (let turn = 0; turn < count; turn += 1) {
    const place = join(folder, String(turn))
    mkdirSync(place)
    const played = await playWeather(seed + turn, place, office, START + turn * WEEK)
    vi.restoreAllMocks()
    const story = played.faults.length > 0 ? [...played.trace, ...played.log].join('\n') : ''
    expect(played.faults, `npm run fuzz -- weather ${seed + turn} 1 repeats this\n${story}`).toEqual([])
    rmSync(place, { recursive: true })
  }
})
