import { expect, test } from 'vitest'
import { MoreForm, toFilters, toForm } from './more-filters.ts'

const filters = { task_id: 't1', followers_min: '0', followers_max: '', location: '香港' }

test('filters survive a round trip through the form, zero and empty included', () => {
  expect(toForm(filters)).toMatchObject({ followers_min: 0, followers_max: null })
  expect(toFilters(MoreForm.parse(toForm(filters)))).toEqual(filters)
})

test('a maximum below the minimum is an error of the maximum', () => {
  const found = MoreForm.safeParse({ ...toForm(filters), followers_min: 5, followers_max: 4 })
  expect(found.error?.issues.map(({ path }) => path)).toEqual([['followers_max']])
  expect(MoreForm.safeParse({ ...toForm(filters), followers_min: 5, followers_max: 5 }).success).toBe(true)
})
