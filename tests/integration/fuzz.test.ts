import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { eachDatabase } from '../support/databases.ts'
import { fuzz } from '../support/fuzz/fuzz.ts'

const { SEAPORT_FUZZ_SEED, SEAPORT_FUZZ_COUNT } = process.env
/** Each seed is one run on each database: of 20,000 requests in all, unless `npm run fuzz` wants others. */
const count = SEAPORT_FUZZ_COUNT ? Math.ceil(Number(SEAPORT_FUZZ_COUNT) / 2) : 5000
const seeds: readonly (readonly [string, number])[] = SEAPORT_FUZZ_SEED
  ? [['given', Number(SEAPORT_FUZZ_SEED)]]
  : [
      ['fixed', 20_261_122],
      ['fresh', randomInt(2 ** 31)],
    ]
/** A generous bound for a busy machine, so that a hanging run ends. */
const timeout = 120_000 + count * 100

eachDatabase('wrong requests to every endpoint', (location) => {
  test.each(seeds)('are refused in the house’s shape (%s seed %i)', { timeout }, async (kind, seed) => {
    console.log(`Fuzzing ${location.kind} with the ${kind} seed ${seed}: ${count} requests`)
    const { requests, findings, statuses, unreached } = await fuzz(location, { seed, count })
    console.log(
      `Seed ${seed} on ${location.kind}: ${requests} requests, by status ${JSON.stringify(statuses)}`,
    )
    expect(findings, `npm run fuzz -- ${seed} ${2 * count} repeats this`).toEqual([])
    expect(requests).toBeGreaterThanOrEqual(count)
    // Too few requests are sent to each endpoint for all of them to get past the login, but for most.
    expect(unreached.length, unreached.join(', ')).toBeLessThan(10)
  })
})
