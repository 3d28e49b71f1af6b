import { expect, test } from 'vitest'
import { createConnectionPace } from './connection-pace.ts'

// nodejs/undici#3897: 2,600 connections in a second.
test('ten connections are made at once, then five a second, and ten again after a pause', async () => {
  let time = 1000
  const turn = createConnectionPace(
    () => time,
    async (ms) => {
      time += ms
    },
  )
  const dialled = async (count: number) => {
    const from = time
    const at: number[] = []
    for (let left = count; left > 0; left -= 1) {
      await turn()
      at.push(time - from)
    }
    return at
  }
  const tenAtOnce = Array.from({ length: 10 }, () => 0)
  expect(await dialled(15)).toEqual([...tenAtOnce, 200, 400, 600, 800, 1000])
  time += 60_000
  expect(await dialled(11)).toEqual([...tenAtOnce, 200])
})
