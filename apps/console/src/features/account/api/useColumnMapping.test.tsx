// @vitest-environment jsdom
import type { SheetHeading } from '@seaport/contract/desk/account-import.schema'
import { setUpDom } from '@seaport/ui/test-support'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mappedColumns, useColumnMapping } from './useColumnMapping.ts'

setUpDom()

const heading = (position: number, field: SheetHeading['field']) => ({
  ...{ position, field, title: `Cột ${position}`, example: 'trà' },
})
const columns = [heading(0, 'account'), heading(1, null), heading(4, 'nickname')]

test('a field goes to one column alone, a column without one is skipped, and another file begins anew', () => {
  const { result, rerender } = renderHook(({ source }) => useColumnMapping(source, columns), {
    initialProps: { source: 'a.csv' },
  })
  const mapped = () => mappedColumns(result.current)
  expect(mapped()).toEqual([
    { position: 0, field: 'account' },
    { position: 4, field: 'nickname' },
  ])
  act(() => result.current?.choose(1, 'nickname'))
  expect(mapped()).toEqual([
    { position: 0, field: 'account' },
    { position: 1, field: 'nickname' },
  ])
  act(() => result.current?.choose(0, ''))
  expect(mapped()).toEqual([{ position: 1, field: 'nickname' }])
  rerender({ source: 'b.csv' })
  expect(mapped().map(({ position }) => position)).toEqual([0, 4])
})

test('of a file that is not read yet no column is imported', () => {
  expect(mappedColumns(undefined)).toEqual([])
})
