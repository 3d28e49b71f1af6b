/** npm run check: static checks and unit tests; prints details of failures only. */
import { runChecks } from './lib/checks.ts'
import { report } from './lib/terminal.ts'
import { runTests } from './lib/vitest.ts'

const { failed } = await runChecks()
const { counts, finished } = await runTests('unit', false)
const ok = counts.failed === 0
report(
  ok,
  `${counts.passed} unit tests${ok ? '' : `, ${counts.failed} failed`}`,
  finished.milliseconds,
  finished.output,
)
process.exitCode = failed === 0 && ok ? 0 : 1
