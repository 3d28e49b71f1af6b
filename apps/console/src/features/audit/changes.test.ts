import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('fields before and after stand side by side, also if only one of them exists', () => {
  expect(changesOf({ before: { a: 1, b: null }, after: { b: 'x', c: false } })).toEqual([
    { field: 'a', before: '1', after: null },
    { field: 'b', before: null, after: 'x' },
    { field: 'c', before: null, after: 'false' },
  ])
  expect(changesOf({ before: null, after: null })).toEqual([])
})

test('nested values are written out', () => {
  const [change] = changesOf({ before: null, after: { keys: ['0', '108'] } })
  expect(JSON.parse(change?.after ?? '')).toEqual(['0', '108'])
})
