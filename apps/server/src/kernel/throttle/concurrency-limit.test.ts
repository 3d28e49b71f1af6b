import { expect, test } from 'vitest'
import { concurrencyLimit } from './concurrency-limit.ts'

test('runs a limited number at once, queues a limited number, refuses the rest, and hands on slots after failures too', async () => {
  const turns = concurrencyLimit({ atOnce: 2, waiting: 2 })
  const gates: { open(): void; fail(): void }[] = []
  let most = 0
  let running = 0
  const work = () =>
    turns(async () => {
      running += 1
      most = Math.max(most, running)
      try {
        await new Promise<void>((open, reject) =>
          gates.push({ open, fail: () => reject(new Error('failed')) }),
        )
      } finally {
        running -= 1
      }
    }).then(
      () => 'done',
      (error: Error) => error.message,
    )
  const outcomes = [work(), work(), work(), work(), work()]
  expect(await outcomes[4]).toBe('too_many_requests')
  gates[0]?.fail()
  expect(await outcomes[0]).toBe('failed')
  await expect.poll(() => gates.length).toBe(3)
  gates[1]?.open()
  gates[2]?.open()
  await expect.poll(() => gates.length).toBe(4)
  gates[3]?.open()
  expect(await Promise.all(outcomes.slice(1, 4))).toEqual(['done', 'done', 'done'])
  expect(most).toBe(2)
})
