import { expect, test } from 'vitest'
import { unfinished } from './task-move.ts'

test('a task that can still be ended is one that has not come to its end', () => {
  expect(unfinished).toEqual(['pending', 'queued', 'running'])
})
