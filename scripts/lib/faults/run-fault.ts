import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../counts.ts'
import { run } from '../run.ts'
import type { Project } from '../vitest.ts'
import { type Fault, planted } from './faults.ts'

/** Seconds that a test waits for a result that a fault may prevent. */
const PATIENCE_S = '30'

/** Result of a test file: its first failure, or null; `ran` is false if it could not be run at all. */
export interface Verdict {
  ran: boolean
  failure: string | null
}

/** Plants a fault in a copy of the checkout, runs its test there, and removes the fault again. */
export async function runFault(copy: string, fault: Fault): Promise<Verdict> {
  const path = join(copy, fault.file)
  const sound = readFileSync(path, 'utf8')
  writeFileSync(path, planted(sound, fault))
  try {
    return await runTest(copy, fault.test)
  } finally {
    writeFileSync(path, sound)
  }
}

/** Runs one test file in a copy of the checkout. */
export async function runTest(copy: string, test: string): Promise<Verdict> {
  const project = projectOf(test)
  const reportFile = join(copy, '.cache/test-results', `${project}.json`)
  rmSync(reportFile, { force: true })
  const needsPostgres = readFileSync(join(copy, test), 'utf8').match(/\b(?:bothDatabases|createDatabase)\(/)
  const env = {
    NO_COLOR: '1',
    SEAPORT_TEST_PATIENCE_S: PATIENCE_S,
    SEAPORT_TEST_DATABASES: needsPostgres ? '' : 'sqlite',
  }
  const vitest = [
    'run',
    '--project',
    project,
    '--bail=1',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ]
  // The phase of end-to-end tests builds console and desktop client where a fault has changed them.
  const args =
    project === 'e2e'
      ? ['scripts/test.ts', 'e2e', test]
      : [join('node_modules', 'vitest/vitest.mjs'), ...vitest, test]
  const { code, output } = await run(process.execPath, args, { cwd: copy, env })
  const report = existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report) : null
  if (!report?.testResults.length) return { ran: false, failure: output.trim().slice(-1000) }
  return { ran: true, failure: code === 0 ? null : (firstFailure(report) ?? output.trim().slice(-1000)) }
}

function firstFailure({ testResults }: Report): string | undefined {
  const files = testResults.filter(({ status }) => status === 'failed')
  const [first] = files.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  )
  return first?.fullName ?? files[0]?.message
}

function projectOf(test: string): Project {
  if (test.startsWith('tests/release/')) return 'release'
  if (/^tests\/(e2e|electron-host)\//.test(test)) return 'e2e'
  return test.startsWith('tests/') || test.includes('.integration.') ? 'integration' : 'unit'
}
