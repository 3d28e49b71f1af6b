import { expect, test } from 'vitest'
import { lastPage, listQueryOf, readListState } from './list-state.ts'

const state = { page: 2, page_size: 50, sort: undefined, filters: { search: ' ', status: 'running' } }

test('requests the chosen filters and omits unset ones', () => {
  expect(listQueryOf(state)).toEqual({ page: 2, page_size: 50, status: 'running' })
  expect(listQueryOf({ ...state, sort: { field: 'name', order: 'asc' } })).toMatchObject({
    sort: 'name',
    order: 'asc',
  })
})

test('a stored state is restored, one of another shape is not', () => {
  expect(readListState(JSON.stringify(state), ['search', 'status'])).toEqual({
    page: 2,
    page_size: 50,
    filters: state.filters,
  })
  // A version before had a filter more; the server refuses what it does not know.
  expect(readListState(JSON.stringify(state), ['search'])?.filters).toEqual({ search: ' ' })
  expect(readListState(JSON.stringify(state), ['search', 'kind'])).toBeUndefined()
  expect(readListState('{"page":0}', [])).toBeUndefined()
  expect(readListState('nonsense', [])).toBeUndefined()
})

test.each([
  [3, 40, 2],
  [3, 41, 3],
  [3, 0, 1],
  [1, 500, 1],
])('page %i of %i rows by twenty: page %i is shown', (page, total, shown) => {
  expect(lastPage({ page, page_size: 20, total })).toBe(shown)
})
