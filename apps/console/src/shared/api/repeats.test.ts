import { expect, test } from 'vitest'
import { createRepeats } from './repeats.ts'

const input = { body: { name: 'A' } }

test('a repeat of a try without an answer carries its key, as often as answers get lost', () => {
  const repeats = createRepeats()
  const first = repeats.keyOf(input)
  repeats.lost(input, first)
  const second = repeats.keyOf({ body: { name: 'A' } })
  expect(second).toBe(first)
  repeats.lost(input, second)
  expect(repeats.keyOf(input)).toBe(first)
})

test('after an answer, and for another input, the key is new', () => {
  const repeats = createRepeats()
  const first = repeats.keyOf(input)
  expect(repeats.keyOf(input)).not.toBe(first)
  repeats.lost(input, first)
  expect(repeats.keyOf({ body: { name: 'B' } })).not.toBe(first)
  // The other input has been answered meanwhile: what was open before is forgotten.
  expect(repeats.keyOf(input)).not.toBe(first)
})

test('another file is another input', () => {
  const repeats = createRepeats()
  const sheet = (content: string) => ({
    body: {},
    file: new File([content], 'proxies.xlsx', { lastModified: 1 }),
  })
  const first = repeats.keyOf(sheet('a'))
  repeats.lost(sheet('a'), first)
  expect(repeats.keyOf(sheet('a'))).toBe(first)
  repeats.lost(sheet('a'), first)
  expect(repeats.keyOf(sheet('ab'))).not.toBe(first)
})

test('a key is sixteen random bytes', () => {
  const repeats = createRepeats()
  const keys = Array.from({ length: 200 }, () => repeats.keyOf(input))
  expect(new Set(keys).size).toBe(200)
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key))).toBe(true)
})
