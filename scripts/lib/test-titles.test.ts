import { expect, test } from 'vitest'
import { testTitles } from './test-titles.ts'

test('titles of tests and groups are found in every form, and of nothing else', () => {
  const source = [
    "describe('a group', () => { test('a test', () => { expect('no title') }) })",
    "test.each([['a row']])('%s of a table', () => {})",
    'test(`$' + '{count} targets by keyboard`, { timeout: 1 }, () => {})',
    "tested('not a test')",
    "const found = /re/.test('nor this')",
  ].join('\n')
  expect(testTitles('a.test.ts', source)).toEqual([
    'a group',
    'a test',
    '%s of a table',
    ' targets by keyboard',
  ])
})
