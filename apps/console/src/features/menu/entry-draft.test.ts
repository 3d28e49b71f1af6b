import { expect, test } from 'vitest'
import { changedTitles } from './entry-draft.ts'

test('of the titles only those languages are sent that were changed', () => {
  const titles = { cn: '茶', hk: '茶', en: 'Tea', vi: 'Trà' }
  expect(changedTitles(titles, { ...titles, hk: '茶葉', en: 'Teas' })).toEqual({ hk: '茶葉', en: 'Teas' })
  expect(changedTitles(titles, { ...titles })).toEqual({})
})
