import { expect, test } from 'vitest'
import { ROW_HEIGHT } from './useDataTableStyles.ts'
import { isVirtual, rowsAround } from './useRowWindow.ts'

const ROWS = 100_000
const HEIGHT = 600

test('visible rows are in the document, with few others', () => {
  for (const top of [0, 1, ROW_HEIGHT, 12_345, 1_999_999, ROWS * ROW_HEIGHT - HEIGHT]) {
    const { first, end } = rowsAround(top, HEIGHT, ROWS)
    expect(first).toBeLessThanOrEqual(Math.floor(top / ROW_HEIGHT))
    expect(end).toBeGreaterThanOrEqual(Math.min(ROWS, Math.ceil((top + HEIGHT) / ROW_HEIGHT)))
    expect(end - first).toBeLessThanOrEqual(HEIGHT / ROW_HEIGHT + 36)
  }
})

test('a small move keeps the rows as they are', () => {
  expect(rowsAround(ROW_HEIGHT * 100 + 1, HEIGHT, ROWS)).toEqual(rowsAround(ROW_HEIGHT * 101, HEIGHT, ROWS))
})

test('a list that became shorter than the scroll position shows its end', () => {
  expect(rowsAround(1_000_000, HEIGHT, 130)).toEqual({ first: 130, end: 130 })
  expect(rowsAround(130 * ROW_HEIGHT - HEIGHT, HEIGHT, 130).end).toBe(130)
})

test('a hundred rows are all in the document', () => {
  expect([isVirtual(100), isVirtual(101)]).toEqual([false, true])
})
