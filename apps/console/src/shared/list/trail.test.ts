import { expect, test } from 'vitest'
import { deepQuery, followed, startTrail } from './trail.ts'

const query = (page: number) => ({ page, page_size: 20, type: 'recharge' })

test('the next page is read from where the one before it ended; pages that were jumped to, by number', () => {
  const first = followed(startTrail('a'), 1, { total: 312, next_cursor: '9.1' })
  expect(deepQuery(first, query(1))).toEqual(query(1))
  expect(deepQuery(first, query(2))).toEqual({ page_size: 20, type: 'recharge', cursor: '9.1' })
  expect(deepQuery(first, query(7))).toEqual(query(7))
})

test('what was counted is kept while pages are read that count nothing', () => {
  const trail = followed(startTrail('a'), 1, { total: 312, next_cursor: '9.1' })
  const second = followed(trail, 2, { total: null, next_cursor: '8.4' })
  expect(second.total).toBe(312)
  expect(deepQuery(second, query(3))).toMatchObject({ cursor: '8.4' })
  const end = followed(second, 3, { total: null, next_cursor: null })
  expect(deepQuery(end, query(4))).toEqual(query(4))
})

test('what tells nothing new changes nothing, so that nothing renders', () => {
  const trail = followed(startTrail('a'), 1, { total: 3, next_cursor: null })
  expect(followed(trail, 1, { total: 3, next_cursor: null })).toBe(trail)
})

test('without a count a page is read by its number, which counts', () => {
  const trail = followed(startTrail('a'), 2, { total: null, next_cursor: '8.4' })
  expect(deepQuery(trail, query(3))).toEqual(query(3))
})
