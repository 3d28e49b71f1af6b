import { expect, test } from 'vitest'
import { cellValue } from './sheet.ts'
import { csvCell } from './sheet-file.ts'

test.each([
  ['plain', 'plain'],
  [1234, '1234'],
  [-5, '-5'],
  ['=SUM(1,2)', '"\'=SUM(1,2)"'],
  ['@name', "'@name"],
  ['say "hi", you', '"say ""hi"", you"'],
  ['two\nlines', '"two\nlines"'],
])('%j is written as %s', (value, text) => {
  expect(csvCell(value)).toBe(text)
})

test('cells become validated values: text is not a number, and empty is not zero', () => {
  expect(cellValue('followers', ' 12 ')).toBe(12)
  expect(cellValue('followers', 12)).toBe(12)
  expect(cellValue('followers', 'twelve')).toBeNaN()
  expect([cellValue('followers', ''), cellValue('followers', null)]).toEqual(['', null])
  expect([cellValue('name', null), cellValue('name', 7)]).toEqual(['', '7'])
})
