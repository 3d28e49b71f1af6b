import { expect, test } from 'vitest'
import conformance from '../../../tests/inputs/twitter-text-conformance.json' with { type: 'json' }
import cases from '../../../tests/inputs/x-length-texts.json' with { type: 'json' }
import { xWeight } from './x-weight.ts'

test.each(conformance.weights)('twitter-text: $title', ({ text, weight }) => {
  expect(xWeight(text)).toBe(weight)
})

// Of https://docs.x.com/fundamentals/counting-characters, and emoji as programs write them.
test.each([
  ['hello', 5],
  ['ด', 1],
  ['ă'.normalize('NFD'), 1],
  ['한국어', 6],
  ['Xin chào các bạn', 17],
  ['…', 2],
  ['“quoted” – words', 16],
  ['👨‍👩‍👧‍👦', 2],
  ['👍🏽', 2],
  ['🇻🇳', 2],
  ['1️⃣', 2],
  ['1⃣', 2],
  ['🏳‍🌈', 2],
  ['©', 1],
  // Reported of other clients; the sources are in docs/inputs.md.
  ['👉', 2],
  ['👩‍💻👨‍💻', 4],
  ['👨🏾‍⚖️', 2],
  ['🏳️‍🌈', 2],
  ['⛄\uFE0F', 2],
  ['⛄', 2],
  // As twitter-text's parser of emoji (twemoji-parser 11) reads it.
  ['👍\uFE0F', 4],
  ['💪🏻', 2],
  ['😊'.repeat(200), 400],
  ['の'.repeat(140), 280],
  ['abcdうえ', 8],
  ['http://a.co', 23],
  ['see example.com.', 4 + 23 + 1],
  // A path takes Latin and Cyrillic letters only.
  ['(https://example.com/茶)', 1 + 23 + 2 + 1],
  ['a https://x.com/1 b https://x.com/2', 2 + 23 + 3 + 23],
  // A letter in two code points before a link, whose place is counted in the normalised text.
  [`${'ă'.normalize('NFD')} example.com`, 1 + 1 + 23],
  ['ann@example.com', 15],
  ['v1.2.3', 6],
])('%j weighs %i', (text, weight) => {
  expect(xWeight(text)).toBe(weight)
})

/** Descriptions of the file's entries. */
const texts: Record<string, string> = {
  '茶 x 200': '茶'.repeat(200),
  'a x 281': 'a'.repeat(281),
  'family emoji (4 people, ZWJ) x 130': '👨‍👩‍👧‍👦'.repeat(130),
  'a x 240, blank, link of 120 letters': `${'a'.repeat(240)} https://example.com/${'b'.repeat(100)}`,
  '— x 250': '—'.repeat(250),
}

test.each(cases.texts)('x-length-texts.json: $text', ({ text, x }) => {
  expect(xWeight(texts[text] ?? '')).toBe(x)
})
