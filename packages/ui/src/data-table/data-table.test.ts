import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  columnGrowth,
  drawnWidth,
  fitColumns,
  minTableWidth,
  parseColumnVisibility,
  pinOffsets,
  shareRoom,
  visibleColumns,
} from './columns.ts'
import type { Column } from './DataTable.types.ts'
import { clampPage, nextSort, pageCount, resize } from './paging.ts'
import { pageSelection, toggled, togglePage } from './selection.ts'
import { rowAfterKey } from './useRowFocus.ts'

const column = (over: Partial<Column<unknown>> & { id: string }): Column<unknown> => ({
  header: over.id,
  render: () => null,
  ...over,
})

describe('paging', () => {
  test('an empty list has one page', () => {
    expect(pageCount({ total: 0, page_size: 20 })).toBe(1)
    expect(pageCount({ total: 41, page_size: 20 })).toBe(3)
  })

  test.each([
    [0, 1],
    [-3, 1],
    [9, 3],
    [Number.NaN, 1],
  ])('page %s of three is %s', (page, clamped) => {
    expect(clampPage(page, 3)).toBe(clamped)
  })

  test('another page size keeps the first row in view', () => {
    const anyPage = fc.record({
      page: fc.integer({ min: 1, max: 50 }),
      page_size: fc.constantFrom(20, 50, 100, 200),
      total: fc.integer({ min: 1, max: 20_000 }),
    })
    fc.assert(
      fc.property(anyPage, fc.constantFrom(20, 50, 100, 200), (page, size) => {
        fc.pre((page.page - 1) * page.page_size < page.total)
        const first = (page.page - 1) * page.page_size
        const next = resize(page, size)
        return (next.page - 1) * size <= first && first < next.page * size
      }),
    )
  })

  test('sorting turns round on its own column', () => {
    expect(nextSort(undefined, 'a')).toEqual({ field: 'a', order: 'asc' })
    expect(nextSort({ field: 'a', order: 'asc' }, 'a')).toEqual({ field: 'a', order: 'desc' })
    expect(nextSort({ field: 'a', order: 'asc' }, 'b')).toEqual({ field: 'b', order: 'asc' })
  })
})

describe('selection', () => {
  test('a page is selected and freed without touching other pages', () => {
    const all = togglePage(new Set(['other']), ['a', 'b'])
    expect([...all]).toEqual(['other', 'a', 'b'])
    expect(pageSelection(all, ['a', 'b'])).toBe('all')
    expect([...togglePage(all, ['a', 'b'])]).toEqual(['other'])
    expect(pageSelection(toggled(all, 'a'), ['a', 'b'])).toBe('some')
    expect(pageSelection(all, [])).toBe('none')
  })
})

describe('columns', () => {
  const columns = [
    column({ id: 'actions', pin: 'end', width: 80 }),
    column({ id: 'name', hideable: false, pin: 'start', width: 200 }),
    column({ id: 'note', hidden: true }),
    column({ id: 'count' }),
  ]

  test('pinned columns stay at the edges; those that must not be hidden stay visible', () => {
    const ids = visibleColumns(columns, { name: false, count: false, note: true }).map(({ id }) => id)
    expect(ids).toEqual(['name', 'note', 'actions'])
  })

  test('pinned ones stick beside each other, after the check boxes', () => {
    const two = [column({ id: 'a', pin: 'start', width: 100 }), column({ id: 'b', pin: 'start' })]
    expect([...pinOffsets(two, true)]).toEqual([
      ['a', 44],
      ['b', 144],
    ])
    expect(minTableWidth(columns, true)).toBe(44 + 80 + 200 + 120 + 120)
  })

  test.each(['', '[]', 'null', '{"a":1}', '{"a":true,"b":1}'])('invalid text %j is no choice', (text) => {
    expect(parseColumnVisibility(text)).toBeUndefined()
  })
})

test('arrow keys stay within the table', () => {
  const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End')
  fc.assert(
    fc.property(keys, fc.integer({ min: 1, max: 500 }), fc.nat(), (key, count, seed) => {
      const next = rowAfterKey(key, seed % count, count)
      return next !== undefined && next >= 0 && next < count
    }),
  )
  expect(rowAfterKey('a', 0, 3)).toBeUndefined()
})

describe('columns that give way', () => {
  const columns = [
    column({ id: 'name', width: 200 }),
    column({ id: 'type', width: 100, collapsible: true }),
    column({ id: 'seen', width: 100, collapsible: true }),
    column({ id: 'do', width: 80, pin: 'end' }),
  ]
  const ids = (width: number | undefined, choice = {}) =>
    fitColumns(columns, choice, true, width).map(({ id }) => id)

  test('are hidden from the last on, and only as many as necessary', () => {
    expect(ids(undefined)).toHaveLength(4)
    expect(ids(524)).toHaveLength(4)
    expect(ids(523)).toEqual(['name', 'type', 'do'])
    expect(ids(300)).toEqual(['name', 'do'])
  })

  test('others follow, except the one that names the row, if the person can show them again', () => {
    const open = (width: number, choice = {}) =>
      fitColumns(
        columns.map((one) =>
          one.id === 'name' ? { ...one, rowHeader: true } : { ...one, collapsible: false },
        ),
        choice,
        true,
        width,
        true,
      ).map(({ id }) => id)
    expect(open(523)).toEqual(['name', 'type', 'do'])
    expect(open(100)).toEqual(['name', 'do'])
    expect(open(100, { type: true })).toEqual(['name', 'type', 'do'])
  })

  test('stays if the user asked for it', () => {
    expect(ids(300, { seen: true })).toEqual(['name', 'seen', 'do'])
  })
})

test('on a wide screen columns with a width grow too, once those without one have ample room', () => {
  const plain = (id: string, more: object) => ({ id, header: id, render: () => null, ...more })
  const columns = [
    plain('name', {}),
    plain('network', { width: 200 }),
    plain('state', { width: 100 }),
    plain('actions', { width: 80, pin: 'end' as const }),
  ]
  const widths = (width: number | undefined) => {
    const growth = columnGrowth(columns, false, width)
    return columns.map((column) => drawnWidth(column, growth))
  }
  const least = 120 + 200 + 100 + 80
  expect(widths(undefined)).toEqual([undefined, 200, 100, 80])
  expect(widths(least + 240)).toEqual([undefined, 200, 100, 80])
  expect(widths(least + 240 + 60)).toEqual([undefined, 240, 120, 80])
  expect(widths(4000)).toEqual([undefined, 400, 200, 80])
  expect(columnGrowth(columns.slice(1), false, 4000)).toBe(0)
})

test('columns with room to spare give to those that cut their texts, the smallest want first', () => {
  // The second has 100 to spare and keeps a little beyond its text.
  expect(shareRoom([100, 200, 80], [140, 92, 80])).toEqual([140, 160, 80])
  expect(shareRoom([100, 200, 80], [900, 92, 100])).toEqual([180, 100, 100])
  expect(shareRoom([100, 100], [300, 40])).toEqual([152, 48])
  expect(shareRoom([100, 100], [90, 100])).toEqual([100, 100])
  expect(shareRoom([100, 100], [130, 130])).toEqual([100, 100])
})
