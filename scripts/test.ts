/**
 * npm test [-- check|unit|integration|e2e]: every phase, or one. The last line counts: `N passed, N failed`.
 * One phase after the other: each keeps two cores busy, and two at once take a fifth longer than in turn.
 * npm test -- release: packages, installation, upgrades and the commands of a release, as in docs/releasing.md and docs/operations.md. On Debian or Ubuntu, as root.
 * npm run test:all [-- <phase>]: the same with every suite on both databases and the tests that take minutes each, for the night.
 * npm test -- properties [seed]: property tests alone, with new random cases.
 */
import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostInWords } from '../tests/electron-host/src/electron-binary.ts'
import { buildIfStale } from './lib/build.ts'
import { runChecks } from './lib/checks.ts'
import { needChromium } from './lib/chromium.ts'
import { add, type Counts, lastLine, nothing, withoutSkipped } from './lib/counts.ts'
import { fetchElectron } from './lib/electron.ts'
import type { Failure } from './lib/failures.ts'
import { root } from './lib/root.ts'
import { duration, fail, heading, indented } from './lib/terminal.ts'
import { type Project, runTests } from './lib/vitest.ts'

const failed: Failure[] = []

/** @param filters substrings of the paths of test files; empty = all files */
type Run = (filters: readonly string[]) => Promise<Counts>

const tests =
  (project: Project): Run =>
  async (filters) => {
    const result = await runTests(project, true, filters)
    failed.push(...result.failed)
    if (result.counts.skipped > 0)
      failed.push({
        file: project,
        name: `${result.counts.skipped} skipped tests`,
        why: 'Every test runs, or is not there.',
      })
    return withoutSkipped(result.counts)
  }

/** Runs all property tests with a random or given seed. */
const properties: Run = async ([seed = String(randomInt(2 ** 31))]) => {
  console.log(`Seed ${seed}: \`npm test -- properties ${seed}\` repeats this`)
  process.env.SEAPORT_PROPERTY_SEED = seed
  const files = globSync('{apps,packages,tests}/**/*.test.ts', {
    cwd: root,
    exclude: ['**/node_modules/**', 'tests/e2e/**', 'tests/electron-host/**'],
  }).filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"))
  const isIntegration = (file: string) => /integration\.test\.ts$|^tests/.test(file)
  const unit = await tests('unit')(files.filter((file) => !isIntegration(file)))
  return add(unit, await tests('integration')(files.filter(isIntegration)))
}

async function build(): Promise<Counts> {
  const built = [await buildIfStale('console'), await buildIfStale('desktop')].filter(Boolean).length
  return { passed: built, failed: 2 - built, skipped: 0 }
}

const endToEnd: Run = async (filters) => {
  await needChromium()
  console.log(hostInWords(await fetchElectron()))
  return tests('e2e')(filters)
}

const release: Run = async (filters) => {
  await needChromium()
  return tests('release')(filters)
}

interface Phase {
  name: string
  title: string
  needs?: string
  onlyByName?: true
  run: Run
}

const phases: Phase[] = [
  {
    name: 'check',
    title: 'Checks: types, lint, borders, unused, versions',
    run: async () => ({ ...(await runChecks()), skipped: 0 }),
  },
  { name: 'unit', title: 'Unit tests', run: tests('unit') },
  { name: 'build', title: 'Build the console and the desktop client', run: build },
  {
    name: 'integration',
    title: 'Integration tests',
    needs: 'build',
    run: tests('integration'),
  },
  { name: 'e2e', title: 'End-to-end tests in Chromium', needs: 'build', run: endToEnd },
  {
    name: 'release',
    title: 'Packages, installation, upgrades and the commands of a release',
    needs: 'build',
    onlyByName: true,
    run: release,
  },
  { name: 'properties', title: 'Property tests with a fresh seed', onlyByName: true, run: properties },
]

const words = process.argv.slice(2)
if (words[0] === 'all') {
  words.shift()
  process.env.SEAPORT_TEST_ALL = '1'
}
const [wanted, ...filters] = words
const chosen =
  wanted === undefined
    ? phases.filter(({ onlyByName }) => !onlyByName)
    : phases.filter(({ name }) => name === wanted)
if (chosen.length === 0) {
  fail(`There is no phase "${wanted}". There are: ${phases.map(({ name }) => name).join(', ')}.`)
}
const needed = phases.filter(
  (phase) => chosen.includes(phase) || chosen.some(({ needs }) => needs === phase.name),
)

let total = nothing
const lines: string[] = []
for (const phase of needed) {
  heading(phase.title)
  const started = performance.now()
  const counts = await phase.run(chosen.includes(phase) ? filters : [])
  total = add(total, counts)
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  lines.push(
    `  ${phase.name.padEnd(13)}${lastLine(counts)}${skipped} in ${duration(performance.now() - started)}`,
  )
}

// Repeated at the end, because continuous integration often shows only the end of the output.
if (failed.length > 0) heading('Failed')
for (const { file, name, why } of failed) console.log(`✗ ${file}\n  ${name}\n${indented(why)}\n`)
heading('Result')
console.log(lines.join('\n'))
console.log(`\n${lastLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
