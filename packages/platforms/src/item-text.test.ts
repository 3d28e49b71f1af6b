import { expect, test } from 'vitest'
import { clean, homepageText } from './item-text.ts'

test.each([
  ['a\0b\0', 10, 'ab'],
  ['a\uD83Db', 10, 'a\uFFFDb'],
  ['\uDE00', 10, '\uFFFD'],
  ['tea 😀', 5, 'tea '],
  ['tea 👨‍👩‍👧', 8, 'tea '],
  ['tea', 3, 'tea'],
])('%j in %i units is stored as %j', (text, length, stored) => {
  expect(clean(text, length)).toBe(stored)
})

test('a homepage is its own text and a line of each post, none of which is empty', () => {
  const posts = [
    { at: '2026-11-20T12:00:00Z', text: 'new\n\t tea' },
    { at: undefined, text: 'undated' },
    { at: '2026-11-19T12:00:00Z', text: ' ' },
  ]
  expect(homepageText('About', posts)).toBe('About\n2026-11-20 new tea\nundated')
  expect(homepageText(' ', posts.slice(1))).toBe('undated')
  expect(homepageText('', [])).toBe('')
})
