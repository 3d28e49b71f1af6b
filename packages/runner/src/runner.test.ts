import { expect, test } from 'vitest'
import { createRunner } from './runner.ts'

test('a runner that is not started does no work and accepts no actions', async () => {
  const runner = createRunner({} as never)
  expect(runner.state()).toEqual({
    running: false,
    server: 'connecting',
    disk_full: false,
    tasks: [],
  })
  expect(runner.recordOutcome('task', { position: 0, outcome: 'done', reason: null })).toBe(false)
  expect(runner.undoKeep('task', 1)).toBe(false)
  expect(runner.noteKeep('task', 1, 'note')).toBe(false)
  expect(runner.keep('task', {} as never, '')).toBeNull()
  expect(await runner.startTarget('task')).toBeNull()
  expect(await runner.undoOutcome('task')).toBe('too_late')
  expect(runner.wake()).toBeUndefined()
  expect(runner.lookAt('task', 0)).toBeUndefined()
  await runner.stop()
})
