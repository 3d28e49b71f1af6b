import { expect, test } from 'vitest'
import { weightOf } from './weight.ts'

// The examples of https://docs.x.com/fundamentals/counting-characters and of twitter-text's conformance file.
test.each([
  ['hello', 5],
  ['ด', 1],
  ['ă'.normalize('NFD'), 1],
  ['茶', 2],
  ['한국어', 6],
  // Vietnamese letters with two marks lie beyond U+10FF: X counts them as two.
  ['Xin chào các bạn', 17],
  ['…', 2],
  ['“quoted” – words', 16],
  ['👍', 2],
  ['👨‍👩‍👧‍👦', 2],
  ['👍🏽', 2],
  ['🇻🇳', 2],
  ['https://example.com/a/very/long/path?with=a&query=string#and-more', 23],
  ['http://a.co', 23],
  ['see example.com.', 4 + 23 + 1],
  ['(https://example.com/茶)', 1 + 23 + 1],
  ['a https://x.test/1 b https://x.test/2', 2 + 23 + 3 + 23],
  ['ann@example.com', 15],
  ['@example.com', 12],
  ['v1.2.3', 6],
  ['line\nbreak', 10],
])('%j weighs %i', (text, weight) => {
  expect(weightOf(text)).toBe(weight)
})
