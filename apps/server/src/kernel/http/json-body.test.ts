import { expect, test } from 'vitest'
import { isOvergrown, MAX_FIELDS, MAX_NODES } from './json-body.ts'

const of = (text: string) => isOvergrown(Buffer.from(text))

test.each([
  ['what is within bounds', JSON.stringify(Array(MAX_NODES).fill(0))],
  [
    'commas and brackets within strings',
    JSON.stringify([',[{'.repeat(MAX_NODES), '"\\",'.repeat(MAX_NODES)]),
  ],
  [
    'as many fields, in each of many objects',
    JSON.stringify(Array(20).fill(Object.fromEntries(Array.from({ length: MAX_FIELDS }, (_, i) => [i, ''])))),
  ],
  ['fifty levels', '['.repeat(50) + ']'.repeat(50)],
  ['no JSON', '"abc\\'],
  ['nothing', ''],
])('%s is accepted', (_, text) => {
  expect(of(text)).toBe(false)
})

test.each([
  ['more items', JSON.stringify(Array(MAX_NODES + 2).fill(0))],
  ['more lists, each empty', `[${'[],'.repeat(MAX_NODES + 1)}[]]`],
  [
    'more fields',
    JSON.stringify([0, Object.fromEntries(Array.from({ length: MAX_FIELDS + 1 }, (_, i) => [`k"${i}`, '']))]),
  ],
  ['more levels', '{"a":'.repeat(51)],
  ['brackets that never end', '['.repeat(100)],
])('%s is refused', (_, text) => {
  expect(of(text)).toBe(true)
})
