import { expect, test } from 'vitest'
import type { Page } from './executor.ts'
import { createReadingBrake } from './reading-brake.ts'

const page = (rows: readonly string[], next: string | null): Page => ({ items: [], rows, next })
const stops = { fault: { kind: 'target', reason: 'nothing_new' } }

test('a list that continues with new rows is read to its end, however often it contains the same person', () => {
  const brake = createReadingBrake(null, 5)
  for (let at = 0; at < 100; at += 1) brake.check(page([`post-${at}`], `cursor-${at}`))
  brake.check(page([], null))
})

test('a repeated cursor, and a loop of cursors, end the reading', () => {
  const brake = createReadingBrake('c0', 5)
  expect(() => brake.check(page(['1'], 'c0'))).toThrow(expect.objectContaining(stops))
  const loop = createReadingBrake(null, 5)
  loop.check(page(['1'], 'c1'))
  loop.check(page(['2'], 'c2'))
  expect(() => loop.check(page(['3'], 'c1'))).toThrow(expect.objectContaining(stops))
})

test('a few consecutive pages without a new row are tolerated', () => {
  const brake = createReadingBrake(null, 3)
  brake.check(page(['1'], 'a'))
  brake.check(page(['1'], 'b'))
  brake.check(page([], 'c'))
  brake.check(page(['2'], 'd'))
  brake.check(page([], 'e'))
  brake.check(page([], 'f'))
  expect(() => brake.check(page(['1', '2'], 'g'))).toThrow(expect.objectContaining(stops))
})

test('of a list without end the latest rows are remembered: they are not new again', () => {
  const brake = createReadingBrake(null, 2)
  const rows = Array.from({ length: 20_005 }, (_, at) => String(at))
  brake.check(page(rows, 'a'))
  // The first are forgotten.
  brake.check(page(['0', '1', '2', '3', '4'], 'b'))
  brake.check(page(rows.slice(-5), 'c'))
  expect(() => brake.check(page(rows.slice(-1), 'd'))).toThrow(expect.objectContaining(stops))
})
