import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Report } from './counts.ts'
import { root } from './root.ts'

/** A failed test for the summary of a run. */
export interface Failure {
  /** Path below the project's folder. */
  file: string
  name: string
  /** The beginning of its message. */
  why: string
}

/** Number of message lines that are shown: a property test's seed and example stand at the beginning. */
const shownLines = 12

/** @returns every failed test of a run, and every file that failed without one */
export function failures(report: Report | null): Failure[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') {
      return [{ file, name: '(the file itself)', why: beginning(message) }]
    }
    return failed.map((test) => ({
      file,
      name: test.fullName,
      why: beginning(test.failureMessages.join('\n')),
    }))
  })
}

function beginning(message: string): string {
  return stripVTControlCharacters(message).trim().split('\n').slice(0, shownLines).join('\n')
}
