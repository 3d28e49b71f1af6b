/** npm test [-- check|unit|integration|e2e]: every phase, or one. The last line counts: `N passed, N failed`. */
import { buildIfStale } from './lib/build.ts'
import { runChecks } from './lib/checks.ts'
import { needChromium } from './lib/chromium.ts'
import { add, type Counts, lastLine, nothing } from './lib/counts.ts'
import type { Failure } from './lib/failures.ts'
import { duration, fail, heading, indented } from './lib/terminal.ts'
import { type Project, runTests } from './lib/vitest.ts'

const failed: Failure[] = []

const tests = (project: Project) => async (filters: string[]) => {
  const result = await runTests(project, true, filters)
  failed.push(...result.failed)
  return result.counts
}

async function build(): Promise<Counts> {
  const built = [await buildIfStale('console'), await buildIfStale('desktop')].filter(Boolean).length
  return { passed: built, failed: 2 - built, skipped: 0 }
}

async function endToEnd(filters: string[]): Promise<Counts> {
  await needChromium()
  return tests('e2e')(filters)
}

const phases: { name: string; title: string; needs?: string; run(filters: string[]): Promise<Counts> }[] = [
  {
    name: 'check',
    title: 'Checks: types, lint, borders, unused, versions',
    run: async () => ({ ...(await runChecks()), skipped: 0 }),
  },
  { name: 'unit', title: 'Unit tests', run: tests('unit') },
  { name: 'integration', title: 'Integration tests on SQLite and PostgreSQL', run: tests('integration') },
  { name: 'build', title: 'Build the console and the desktop client', run: build },
  { name: 'e2e', title: 'End-to-end tests in Chromium', needs: 'build', run: endToEnd },
]

const [wanted, ...filters] = process.argv.slice(2)
const chosen = wanted === undefined ? phases : phases.filter(({ name }) => name === wanted)
if (chosen.length === 0) {
  fail(`There is no phase "${wanted}". There are: ${phases.map(({ name }) => name).join(', ')}.`)
}
const needed = phases.filter(
  (phase) => chosen.includes(phase) || chosen.some(({ needs }) => needs === phase.name),
)

let total = nothing
const lines: string[] = []
for (const { name, title, run } of needed) {
  heading(title)
  const started = performance.now()
  const counts = await run(chosen.some((phase) => phase.name === name) ? filters : [])
  total = add(total, counts)
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  lines.push(`  ${name.padEnd(13)}${lastLine(counts)}${skipped} in ${duration(performance.now() - started)}`)
}
// Repeated at the end, because continuous integration often shows only the end of the output.
if (failed.length > 0) heading('Failed')
for (const { file, name, why } of failed) console.log(`✗ ${file}\n  ${name}\n${indented(why)}\n`)
heading('Result')
console.log(lines.join('\n'))
console.log(`\n${lastLine(total)}`)
process.exitCode = total.failed === 0 ? 0 : 1
