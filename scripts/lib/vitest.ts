import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Counts, count, type Report } from './counts.ts'
import { type Failure, failures } from './failures.ts'
import { root } from './root.ts'
import { type Finished, tool } from './run.ts'

/** The projects of vitest.config.ts. */
export type Project = 'unit' | 'integration' | 'e2e' | 'release'

/**
 * Runs one test project.
 * @param show streams output to the terminal; otherwise it is collected
 */
export async function runTests(
  project: Project,
  show: boolean,
  filters: readonly string[] = [],
): Promise<{ counts: Counts; failed: Failure[]; finished: Finished }> {
  const folder = join(root, '.cache', 'test-results')
  const reportFile = join(folder, `${project}.json`)
  mkdirSync(folder, { recursive: true })
  rmSync(reportFile, { force: true })
  const args = [
    'run',
    '--project',
    project,
    `--reporter=${show ? 'default' : 'dot'}`,
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
  ]
  const finished = await tool('vitest/vitest.mjs', [...args, ...filters], {
    show,
    env: show ? {} : { NO_COLOR: '1' },
  })
  const report = existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report) : null
  return { counts: count(report, finished.code), failed: failures(report), finished }
}
