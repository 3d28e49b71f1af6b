import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { numberedRows, testFilesIn } from './paper-tables.ts'
import { root } from './root.ts'

const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8')
/** The last two cells of a row are the state and what stands for it. */
const rows = numberedRows(text)

test('every test that docs/security.md names exists', () => {
  const named = [...new Set(rows.flatMap((row) => testFilesIn(row.at(-1) ?? '')))]
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('a line is met by a test, not met until a date, or does not apply for a reason', () => {
  const wrong = rows.filter((row) => {
    const [state, why = ''] = row.slice(-2)
    if (state === 'met') return testFilesIn(why).length === 0
    if (state === 'not met') return !/; \d{4}-\d{2}-\d{2}$/.test(why)
    return state !== 'n/a' || why === ''
  })
  expect(wrong).toEqual([])
})

test('no requirement stands twice, and the sums are right', () => {
  const requirements = rows.filter(([number = '']) => number.includes('.'))
  expect(new Set(requirements.map(([number]) => number)).size).toBe(requirements.length)
  const sum = (state: string) => requirements.filter((row) => row.at(-2) === state).length
  expect(text).toContain(
    `Of ${requirements.length} requirements ${sum('met')} are met, ${sum('not met')} are not met and ${sum('n/a')} do not apply.`,
  )
})
