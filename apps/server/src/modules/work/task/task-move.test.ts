import { expect, test } from 'vitest'
import { unfinished } from './task-move.ts'

test('exactly the tasks that have not finished can be ended', () => {
  expect(unfinished).toEqual(['pending', 'queued', 'running'])
})
