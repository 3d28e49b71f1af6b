import { expect, test } from 'vitest'
import { mapInPieces, PIECE } from './pieces.ts'

test('others come between two pieces, and the order stays', async () => {
  const items = Array.from({ length: 2 * PIECE + 1 }, (_, index) => index)
  const made: number[] = []
  const seenByOthers: number[] = []
  const look = () => {
    seenByOthers.push(made.length)
    if (made.length < items.length) setImmediate(look)
  }
  setImmediate(look)
  const result = await mapInPieces(items, (item) => {
    made.push(item)
    return item * 2
  })
  expect(result).toEqual(items.map((item) => item * 2))
  expect(seenByOthers.slice(0, 3)).toEqual([PIECE, 2 * PIECE, 2 * PIECE + 1])
})
