import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('fields before and after stand side by side, also if only one of them exists', () => {
  expect(changesOf({ before: { a: 1, b: null, d: '' }, after: { b: 'x', c: false } })).toEqual([
    { field: 'a', before: 1, after: null },
    { field: 'b', before: null, after: 'x' },
    { field: 'd', before: null, after: null },
    { field: 'c', before: null, after: false },
  ])
  expect(changesOf({ before: null, after: null })).toEqual([])
})
