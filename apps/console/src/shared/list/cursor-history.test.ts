import { expect, test } from 'vitest'
import { cursorQuery, emptyHistory, withPage } from './cursor-history.ts'

const query = (page: number) => ({ page, page_size: 20, type: 'recharge' })

test('the next page is read by cursor; pages that were jumped to, by number', () => {
  const first = withPage(emptyHistory('a'), 1, { total: 312, next_cursor: '9.1' })
  expect(cursorQuery(first, query(1))).toEqual(query(1))
  expect(cursorQuery(first, query(2))).toEqual({ page_size: 20, type: 'recharge', cursor: '9.1' })
  expect(cursorQuery(first, query(7))).toEqual(query(7))
})

test('a count is kept while pages without one are read', () => {
  const history = withPage(emptyHistory('a'), 1, { total: 312, next_cursor: '9.1' })
  const second = withPage(history, 2, { total: null, next_cursor: '8.4' })
  expect(second.total).toBe(312)
  expect(cursorQuery(second, query(3))).toMatchObject({ cursor: '8.4' })
  const end = withPage(second, 3, { total: null, next_cursor: null })
  expect(cursorQuery(end, query(4))).toEqual(query(4))
})

test('an answer without news changes no reference, so nothing renders', () => {
  const history = withPage(emptyHistory('a'), 1, { total: 3, next_cursor: null })
  expect(withPage(history, 1, { total: 3, next_cursor: null })).toBe(history)
})

test('without a count a page is read by number, which counts', () => {
  const history = withPage(emptyHistory('a'), 2, { total: null, next_cursor: '8.4' })
  expect(cursorQuery(history, query(3))).toEqual(query(3))
})

test('a list that has become shorter has no next page', () => {
  const history = withPage(emptyHistory('a'), 1, { total: 40, next_cursor: '9.1' })
  const shorter = withPage(history, 1, { total: 20, next_cursor: null })
  expect(cursorQuery(shorter, query(2))).toEqual(query(2))
  expect(cursorQuery(history, query(2))).toMatchObject({ cursor: '9.1' })
})
