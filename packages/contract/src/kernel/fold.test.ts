import { expect, test } from 'vitest'
import { containsText } from './fold.ts'

test.each([
  ['STRASSE', 'Straße'],
  ['tiếng', 'TIẾNG Việt'.normalize('NFD')],
  ['ΣΟΦΟΣ', 'σοφος'],
  ['istanbul', 'İSTANBUL'],
  ['ｔｅａ', 'Green Tea'],
  [' tea ', 'green tea'],
  ['', 'anything'],
  ['nguyen van a', 'Nguyễn Văn A'],
  ['ha dong', 'HÀ ĐÔNG'.normalize('NFD')],
])('%j is found in %j', (search, text) => {
  expect(containsText([null, text], search)).toBe(true)
})

test('what is not there is not found', () => {
  expect(containsText(['Ann', undefined], 'bob')).toBe(false)
  expect(containsText([], 'bob')).toBe(false)
})
