import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '../counts.ts'
import { run } from '../run.ts'
import { type Fault, planted } from './faults.ts'
import { openResident, type Resident } from './open-resident.ts'

/** Seconds that a test waits for a result that a fault may prevent. */
const PATIENCE_S = '20'
/** The same for tests of packages, whose building alone takes minutes on a busy machine. */
const LONG_PATIENCE_S = '120'

/** Code that makes the databases that suites copy: a resident keeps them for all of its runs, so a change of it needs a new one. */
const DATABASE_CODE = 'apps/server/src/db/'

/** Result of a test file: its first failure, or null; `ran` is false if it could not be run at all. */
export interface Verdict {
  ran: boolean
  failure: string | null
}

/** A copy of the checkout, and the process that runs its unit and integration tests. */
export interface Copy {
  folder: string
  resident: Resident
  /** Files changed since the resident's last run. */
  changed: string[]
}

/** Environment of the tests. */
const env = { NO_COLOR: '1', SEAPORT_TEST_PATIENCE_S: PATIENCE_S }

/** @param tests files that will be run in it */
export function openCopy(folder: string, tests: readonly string[]): Copy {
  return { folder, resident: openResident(folder, tests, env), changed: [] }
}

/** Plants a fault in a copy of the checkout, runs its test there, and removes the fault again. */
export async function runFault(copy: Copy, fault: Fault): Promise<Verdict> {
  const path = join(copy.folder, fault.file)
  const sound = readFileSync(path, 'utf8')
  const plant = async (text: string) => {
    writeFileSync(path, text)
    copy.changed.push(fault.file)
    if (fault.file.startsWith(DATABASE_CODE)) await copy.resident.close()
  }
  await plant(planted(sound, fault))
  try {
    return await runTest(copy, fault.test, fault.only)
  } finally {
    await plant(sound)
  }
}

/** Runs one test file in a copy of the checkout, or one case of a unit or integration test. */
export async function runTest(copy: Copy, test: string, only?: string): Promise<Verdict> {
  if (/^tests\/(e2e|electron-host|release)\//.test(test)) return runAlone(copy.folder, test)
  return copy.resident.run({ test, only, changed: copy.changed.splice(0) })
}

/** Runs a test that needs a browser or packages as its phase of `npm test`, which rebuilds what the fault changed. */
async function runAlone(folder: string, test: string): Promise<Verdict> {
  const phase = test.startsWith('tests/release/') ? 'release' : 'e2e'
  const reportFile = join(folder, '.cache/test-results', `${phase}.json`)
  rmSync(reportFile, { force: true })
  const args = ['scripts/test.ts', phase, test]
  const patience = phase === 'release' ? { SEAPORT_TEST_PATIENCE_S: LONG_PATIENCE_S } : {}
  const { code, output } = await run(process.execPath, args, { cwd: folder, env: { ...env, ...patience } })
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
