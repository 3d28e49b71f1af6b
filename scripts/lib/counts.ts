/** Test cases of one or several runs. */
export interface Counts {
  passed: number
  failed: number
  /** Not run: skipped or todo. */
  skipped: number
}

/** The parts of vitest's JSON report that are read. */
export interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    /** The file's path. */
    name: string
    status: string
    /** Error of the file itself. */
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 }

export function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/**
 * Counts one vitest run. A file that failed without a failing case (it could not be loaded, a hook broke) counts as one failure, and so
 * does a run that failed otherwise: no report, no tests at all, an error outside of any test.
 */
export function count(report: Report | null, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length
  const passed = report.numPassedTests
  const failed = report.numFailedTests + brokenFiles
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: unexplained ? 1 : failed, skipped: report.numPendingTests + report.numTodoTests }
}

/** The last line of `npm test`; other programs parse it. */
export function lastLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`
}

/** @returns the counts with skipped tests as one failure more: a test either runs or is deleted */
export function withoutSkipped(counts: Counts): Counts {
  return counts.skipped > 0 ? { ...counts, failed: counts.failed + 1 } : counts
}
