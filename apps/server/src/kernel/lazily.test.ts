import { expect, test } from 'vitest'
import { lazily } from './lazily.ts'

test('a value is made once, also for concurrent uses, and again only after a failure', async () => {
  let count = 0
  const use = lazily(async () => {
    count += 1
    if (count === 1) throw new Error('Too many open files')
    return count
  })
  const first = await Promise.allSettled([use(), use()])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([use(), use()])).toEqual([2, 2])
  expect(await use()).toBe(2)
})
