import { expect, test } from 'vitest'
import { eachDatabase } from '../support/databases.ts'
import { fuzz } from '../support/fuzz/fuzz.ts'
import { TEST_LIMIT_MS } from '../support/patience.ts'

const { SEAPORT_FUZZ_SEED, SEAPORT_FUZZ_COUNT, SEAPORT_TEST_ALL } = process.env
/** Requests to each database; every machine sends the same ones, more at night, until `npm run fuzz` draws a seed. */
const count = SEAPORT_FUZZ_COUNT
  ? Math.ceil(Number(SEAPORT_FUZZ_COUNT) / 2)
  : SEAPORT_TEST_ALL === '1'
    ? 10_000
    : 3_000
const seed = SEAPORT_FUZZ_SEED ? Number(SEAPORT_FUZZ_SEED) : 20_261_122
/** Milliseconds: a million requests may take longer than a test. */
const timeout = TEST_LIMIT_MS + count * 100

eachDatabase('wrong requests to every endpoint', (location) => {
  test('are refused in the house’s shape', { timeout }, async () => {
    const { requests, findings, statuses, unreached } = await fuzz(location, { seed, count })
    console.log(
      `Seed ${seed} on ${location.kind}: ${requests} requests, by status ${JSON.stringify(statuses)}`,
    )
    expect(findings.join('\n\n'), `npm run fuzz -- ${seed} ${2 * count} repeats this`).toBe('')
    expect(requests).toBeGreaterThanOrEqual(count)
    // Too few requests are sent to each endpoint for all of them to get past the login, but for most.
    if (count >= 3_000) expect(unreached.length, unreached.join(', ')).toBeLessThan(10)
  })
})
