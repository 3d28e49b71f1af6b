/** npm run fuzz [-- seed [count]]: wrong requests to every endpoint, half of them on each database; a million unless told. */
import { randomInt } from 'node:crypto'
import { fail } from './lib/terminal.ts'
import { runTests } from './lib/vitest.ts'

const [seed = randomInt(2 ** 31), count = 1_000_000] = process.argv.slice(2).map(Number)
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || count < 1)
  fail('Seed and count are whole numbers: npm run fuzz -- 42 1000000')
Object.assign(process.env, { SEAPORT_FUZZ_SEED: String(seed), SEAPORT_FUZZ_COUNT: String(count) })
const { finished } = await runTests('integration', true, ['tests/integration/fuzz.test.ts'])
process.exitCode = finished.code
