import { expect, test } from 'vitest'
import { countGraphemes, cutGraphemes } from './graphemes.ts'

test.each([
  ['👨‍👩‍👧‍👦', 1],
  ['Hằng', 4],
  ['🇻🇳🇨🇳', 2],
  ['a🍵', 2],
  ['', 0],
])('%s is %i signs', (text, count) => {
  expect(countGraphemes(text)).toBe(count)
})

test('a cut falls between signs', () => {
  expect(cutGraphemes(`${'n'.repeat(79)}🍵🍵`, 80)).toBe(`${'n'.repeat(79)}🍵`)
  expect(cutGraphemes('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1)).toBe('👨‍👩‍👧‍👦')
  expect(cutGraphemes('abc', 80)).toBe('abc')
})
