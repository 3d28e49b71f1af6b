import { expect, test } from 'vitest'
import { countPasted, readPasted } from './import-text.ts'

const x = { network: 'x' } as const

test('lines keep the number that they have in the text', () => {
  const text = 'ann\n\n \r\n@bob,Bob\raudit_a1:Pass-word-1:audit1@mail.test'
  expect(readPasted(x, text)).toEqual([
    { line: 1, account: 'ann', nickname: '' },
    { line: 4, account: 'bob', nickname: 'Bob' },
    { line: 5, fault: 'account_line_parts', shown: 'audit_a1' },
  ])
  expect(countPasted(text)).toBe(3)
})
