import { expect, test } from 'vitest'
import { mapInPieces, PIECE, turnOfOwn } from './pieces.ts'

test('other work runs between two pieces, and the order is kept', async () => {
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

test('several waiters for a turn run one after the other, each in its own turn', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    if (turns < 20) setImmediate(count)
  }
  setImmediate(count)
  const seen = await Promise.all(Array.from({ length: 8 }, () => turnOfOwn().then(() => turns)))
  expect(new Set(seen).size).toBe(8)
})
