import { expect, test } from 'vitest'
import { pooled } from './pool.ts'

test('results stand in the order of their items, however they end, and never more run at once than may', async () => {
  const ends: (() => void)[] = []
  const begun: string[] = []
  const all = pooled(['a', 'b', 'c'], 2, async (item) => {
    begun.push(item)
    await new Promise<void>((resolve) => {
      ends.push(resolve)
    })
    return item.toUpperCase()
  })
  expect(begun).toEqual(['a', 'b'])
  ends[1]?.()
  await new Promise(setImmediate)
  expect(begun).toEqual(['a', 'b', 'c'])
  ends[2]?.()
  ends[0]?.()
  expect(await all).toEqual(['A', 'B', 'C'])
  expect(await pooled(['a'], 0, async (item) => item)).toEqual(['a'])
})
