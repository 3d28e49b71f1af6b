import type { SyntheticEvent } from 'react'
import { expect, test } from 'vitest'
import { within } from './within.ts'

const event = (isComposing = false) => ({ nativeEvent: { isComposing } }) as unknown as SyntheticEvent
const family = '👨‍👩‍👧‍👦'

test.each([
  ['', family.repeat(20), 80, family.repeat(20)],
  ['', family.repeat(4), 3, family.repeat(3)],
  ['abc', 'abcd', 3, 'abc'],
  ['abc', 'aXbc', 3, 'abc'],
  ['abcd', 'aXYZd', 4, 'aXYd'],
  ['too long', 'oo long', 3, 'oo long'],
  ['ab', 'abe\u0302\u0301', 3, 'abe\u0302\u0301'],
  ['ab', 'ab🇻🇳🇨🇳', 3, 'ab🇻🇳'],
])('%j becomes %j, of which %i graphemes fit: %j', (before, after, most, kept) => {
  expect(within(before, after, most, event())).toBe(kept)
})

test('a limit waits until characters are composed; without one everything fits', () => {
  expect(within('茶', '茶cha', 1, event(true))).toBe('茶cha')
  expect(within('', 'a'.repeat(9), undefined, event())).toBe('a'.repeat(9))
})
