import { expect, test } from 'vitest'
import { countFurther, mergePieces, type Piece } from './vite-merge.ts'

const piece = (
  name: string,
  visits: readonly number[],
  size: number,
  needs: readonly string[] = [],
): Piece => ({
  name,
  size,
  visits: new Set(visits),
  needs,
})
const sorted = (groups: readonly string[][]) => groups.map((names) => [...names].sort().join('+')).sort()

const pieces = [
  piece('start', [0, 1, 2], 100),
  piece('a', [1], 100),
  piece('b', [1, 2], 10),
  piece('c', [1, 2], 20),
  piece('d', [2], 1000),
]

test('pieces are merged as long as requests saved outweigh what is loaded in vain', () => {
  const cheap = mergePieces(pieces, [1, 1, 1], { request: 1, small: 0 })
  expect(sorted(cheap)).toEqual(['a', 'b+c', 'd', 'start'])
  const dear = mergePieces(pieces, [1, 1, 1], { request: 1e6, small: 0 })
  expect(sorted(dear)).toEqual(['a+b+c+d+start'])
})

test('a visit loads at most so many groups besides those of the one it follows, whatever it needs by way of others', () => {
  const costs = { request: 1, small: 0 }
  const few = mergePieces(pieces, [1, 1, 1], costs, [{ visit: 1, after: 0, most: 1 }])
  expect(sorted(few)).toEqual(['a+b+c', 'd', 'start'])
  expect(countFurther(few, pieces, { visit: 2, after: 0 })).toBe(2)
  const needing = [...pieces.slice(0, 4), piece('d', [2], 1000, ['e']), piece('e', [3], 5)]
  const all = mergePieces(needing, [1, 1, 1, 1], costs, [{ visit: 2, after: 0, most: 2 }])
  expect(sorted(all)).toEqual(['a', 'b+c+e', 'd', 'start'])
})

test('groups that need each other by way of a third stay apart', () => {
  const chain = [piece('x', [0], 1, ['y']), piece('y', [1], 1, ['z']), piece('z', [0], 1)]
  const merged = mergePieces(chain, [1, 0.1], { request: 10, small: 0 })
  expect(sorted(merged).some((names) => names === 'x+z')).toBe(false)
})
