import { expect, test } from 'vitest'
import { add, count, lastLine, nothing, type Report, withoutSkipped } from './counts.ts'

function report(over: Partial<Report> = {}): Report {
  return {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...over,
  }
}

test('counts passed, failed and skipped cases', () => {
  const mixed = report({ numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 })
  expect(count(mixed, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 })
  expect(count(report(), 0)).toEqual({ passed: 3, failed: 0, skipped: 0 })
})

test('a file that failed without a failing case is one failure more', () => {
  const file = (status: string, ...cases: string[]) => ({
    name: 'a.test.ts',
    status,
    message: '',
    assertionResults: cases.map((status) => ({ status, fullName: 'a', failureMessages: [] })),
  })
  const testResults = [file('failed'), file('failed', 'failed', 'passed'), file('passed', 'passed')]
  expect(count(report({ numFailedTests: 1, testResults }), 1).failed).toBe(2)
})

test.each([
  ['no report', null, 1],
  ['no report, though the run said it went well', null, 0],
  ['an error outside of any test', report(), 1],
  ['not one test', report({ numPassedTests: 0 }), 0],
])('%s is a failure', (_title, given, exitCode) => {
  expect(count(given, exitCode).failed).toBe(1)
})

test('sums phases into the last line', () => {
  const sum = add(add(nothing, { passed: 5, failed: 0, skipped: 0 }), { passed: 120, failed: 2, skipped: 1 })
  expect(sum).toEqual({ passed: 125, failed: 2, skipped: 1 })
  expect(lastLine(sum)).toBe('125 passed, 2 failed')
})

test('skipped tests are one failure more', () => {
  expect(withoutSkipped({ passed: 12, failed: 1, skipped: 3 })).toEqual({ passed: 12, failed: 2, skipped: 3 })
  expect(withoutSkipped({ passed: 12, failed: 1, skipped: 0 })).toEqual({ passed: 12, failed: 1, skipped: 0 })
})
