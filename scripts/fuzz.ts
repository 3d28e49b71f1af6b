/**
 * npm run fuzz [-- seed [count]]: wrong requests to every endpoint, half of them on each database; a million unless told.
 * npm run fuzz -- desktop [seed [count]]: wrong calls of the desktop's window to its main process; 100,000 unless told.
 */
import { randomInt } from 'node:crypto'
import { buildIfStale } from './lib/build.ts'
import { fail } from './lib/terminal.ts'
import { runTests } from './lib/vitest.ts'

const words = process.argv.slice(2)
const ofDesktop = words[0] === 'desktop'
const [seed = randomInt(2 ** 31), count = ofDesktop ? 100_000 : 1_000_000] = words
  .slice(ofDesktop ? 1 : 0)
  .map(Number)
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || count < 1)
  fail('Seed and count are whole numbers: npm run fuzz -- 42 1000000, npm run fuzz -- desktop 42 100000')
Object.assign(process.env, { SEAPORT_FUZZ_SEED: String(seed), SEAPORT_FUZZ_COUNT: String(count) })
if (ofDesktop && !(await buildIfStale('desktop'))) fail('The desktop client could not be built; see above.')
const { finished } = ofDesktop
  ? await runTests('e2e', true, ['tests/e2e/desktop/hostile-window.test.ts'])
  : await runTests('integration', true, ['tests/integration/fuzz.test.ts'])
process.exitCode = finished.code
