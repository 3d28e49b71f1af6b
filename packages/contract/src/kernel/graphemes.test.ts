import { expect, test } from 'vitest'
import { countGraphemes, cutGraphemes, cutUnits } from './graphemes.ts'

test.each([
  ['👨‍👩‍👧‍👦', 1],
  ['Hằng', 4],
  ['🇻🇳🇨🇳', 2],
  ['a🍵', 2],
  ['', 0],
])('%s has %i graphemes', (text, count) => {
  expect(countGraphemes(text)).toBe(count)
})

test('a text is cut between graphemes', () => {
  expect(cutGraphemes(`${'n'.repeat(79)}🍵🍵`, 80)).toBe(`${'n'.repeat(79)}🍵`)
  expect(cutGraphemes('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1)).toBe('👨‍👩‍👧‍👦')
  expect(cutGraphemes('abc', 80)).toBe('abc')
})

test.each([
  ['Hà Nội'.normalize('NFD'), 3, 'Hà'.normalize('NFD')],
  ['Hà Nội'.normalize('NFD'), 2, 'H'],
  ['ab👨‍👩‍👧', 7, 'ab'],
  ['🇻🇳🇨🇳', 5, '🇻🇳'],
  ['茶🍵', 2, '茶'],
  ['abc', 3, 'abc'],
  [`a${'\u0301'.repeat(9)}`, 4, `a${'\u0301'.repeat(3)}`],
  ['🍵', 1, '\ufffd'],
])('%s cut to %i UTF-16 code units is %s', (text, most, cut) => {
  expect(cutUnits(text, most)).toBe(cut)
})
