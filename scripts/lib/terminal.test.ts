import { expect, test } from 'vitest'
import { duration, indented } from './terminal.ts'

test.each([
  [0, '0 ms'],
  [999.4, '999 ms'],
  [1000, '1.0 s'],
  [12_345, '12.3 s'],
  [59_949, '59.9 s'],
  [59_950, '1 min 00 s'],
  [125_000, '2 min 05 s'],
  [719_600, '12 min 00 s'],
])('%d milliseconds read %s', (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text)
})

test('indents lines with text only', () => {
  expect(indented('a\n\nb')).toBe('    a\n\n    b')
})
