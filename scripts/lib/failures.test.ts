import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Report } from './counts.ts'
import { failures } from './failures.ts'
import { root } from './root.ts'

const empty: Report = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
}

test('names each failed test with its file and the beginning of its message', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  const found = failures({
    ...empty,
    testResults: [
      {
        name: join(root, 'apps/server/src/money.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'one', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'ledger two',
            failureMessages: [`\u001b[31mProperty failed\u001b[39m\n${long}`],
          },
        ],
      },
    ],
  })
  expect(found).toMatchObject([{ file: 'apps/server/src/money.test.ts', name: 'ledger two' }])
  expect(found[0]?.why.split('\n').slice(0, 2)).toEqual(['Property failed', 'line 0'])
  expect(found[0]?.why.split('\n')).toHaveLength(12)
})

test('names a file that could not be loaded, and names nothing without a report', () => {
  const broken = {
    name: join(root, 'a.test.ts'),
    status: 'failed',
    message: 'No such module',
    assertionResults: [],
  }
  expect(failures({ ...empty, testResults: [broken] })).toEqual([
    { file: 'a.test.ts', name: '(the file itself)', why: 'No such module' },
  ])
  expect(failures(null)).toEqual([])
})
