import { expect, test } from 'vitest'
import { refusal, sizeIn } from './limits.ts'

const MB = 1024 ** 2
const video = { types: ['.mp4'], maxBytes: 10 * MB }

test.each([
  ['a fitting file', 'clip.mp4', 10 * MB, undefined],
  ['an ending in capitals', 'CLIP.MP4', 1, undefined],
  ['one byte too much', 'clip.mp4', 10 * MB + 1, 'tooBig'],
  ['another kind', 'clip.mov', 1, 'wrongType'],
  ['a kind that only looks right', 'clip.mp4.exe', 1, 'wrongType'],
  ['nothing in it', 'clip.mp4', 0, 'empty'],
])('%s', (_, name, size, expected) => {
  expect(refusal({ name, size }, video)).toBe(expected)
})

test('without limits only empty files are refused', () => {
  expect(refusal({ name: 'a', size: 1 }, {})).toBeUndefined()
  expect(refusal({ name: 'a', size: 0 }, {})).toBe('empty')
})

test('sizes are read in the unit that fits', () => {
  expect([0, 1023, 1024, 10 * MB, 3 * 1024 ** 4].map(sizeIn)).toEqual([
    { unit: 'byte', amount: 0 },
    { unit: 'byte', amount: 1023 },
    { unit: 'kilobyte', amount: 1 },
    { unit: 'megabyte', amount: 10 },
    { unit: 'gigabyte', amount: 3072 },
  ])
})
