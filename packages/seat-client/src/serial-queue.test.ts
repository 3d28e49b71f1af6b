import { expect, test } from 'vitest'
import { createSerialQueue } from './serial-queue.ts'

test('tasks run in sequence, and a failed one affects only its own caller', async () => {
  const serialize = createSerialQueue()
  const steps: string[] = []
  const first = serialize(async () => {
    steps.push('first starts')
    await new Promise((resolve) => setImmediate(resolve))
    steps.push('first ends')
    throw new Error('no luck')
  })
  const second = serialize(async () => {
    steps.push('second')
    return 2
  })
  await expect(first).rejects.toThrow('no luck')
  expect(await second).toBe(2)
  expect(steps).toEqual(['first starts', 'first ends', 'second'])
})
