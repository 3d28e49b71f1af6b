/**
 * npm run fuzz [-- seed [count]]: wrong requests to every endpoint, half of them on each database; default: a million.
 * npm run fuzz -- desktop [seed [count]]: wrong calls of the desktop's window to its main process; default: 100,000.
 * npm run fuzz -- weather [seed [count]]: a seat's client, the server and the networks on one clock, with weather by the seed and the seeds after it; default: 200.
 * npm run fuzz -- runner [seed [count]]: the same for the runner and connectors alone, against a model of the server; default: 5,000.
 */
import { randomInt } from 'node:crypto'
import { buildIfStale } from './lib/build.ts'
import { needChromium } from './lib/chromium.ts'
import { fail } from './lib/terminal.ts'
import { runTests } from './lib/vitest.ts'

const words = process.argv.slice(2)
const counts = { desktop: 100_000, weather: 200, runner: 5_000, endpoints: 1_000_000 } as const
const what = (['desktop', 'weather', 'runner'] as const).find((name) => name === words[0]) ?? 'endpoints'
const [seed = randomInt(2 ** 31), count = counts[what]] = words
  .slice(what === 'endpoints' ? 0 : 1)
  .map(Number)
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || count < 1)
  fail('Seed and count are whole numbers: npm run fuzz -- 42 1000000, npm run fuzz -- weather 42 5000')
Object.assign(process.env, { SEAPORT_FUZZ_SEED: String(seed), SEAPORT_FUZZ_COUNT: String(count) })
// By day suites run on SQLite alone.
if (what === 'endpoints') process.env.SEAPORT_TEST_ALL = '1'
if (what === 'desktop') {
  await needChromium()
  if (!(await buildIfStale('desktop'))) fail('The desktop client could not be built; see above.')
}
const tests = {
  desktop: ['e2e', 'tests/e2e/desktop/hostile-window.test.ts'],
  weather: ['integration', 'tests/integration/weather/weather.property.test.ts'],
  runner: ['unit', 'packages/platforms/src/weather.property.test.ts'],
  endpoints: ['integration', 'tests/integration/fuzz.test.ts'],
} as const
const [project, file] = tests[what]
const { finished } = await runTests(project, true, [file])
process.exitCode = finished.code
