import { expect, test } from 'vitest'
import { ServerRefused } from './server.ts'
import { BatchRejectedError, TaskLostError, toTaskError } from './task-errors.ts'

const logger = { info: () => undefined, warn: () => undefined, error: () => undefined }

test.each([
  ['stale_fence', 'expired'],
  ['not_found', 'deleted'],
  ['task_wrong_state', 'ended'],
] as const)('a refusal with %s means that the task is %s', (reason, lost) => {
  const error = toTaskError(new ServerRefused(reason, 400), logger, 'task')
  expect(error).toBeInstanceOf(TaskLostError)
  expect(error).toMatchObject({ reason: lost })
})

test.each(['invalid_input', 'too_large', 'unsupported_media'] as const)(
  'what is refused with %s would be refused again',
  (reason) => {
    expect(toTaskError(new ServerRefused(reason, 400), logger, 'task')).toBeInstanceOf(BatchRejectedError)
  },
)

test('any other error stays as it is', () => {
  for (const error of [new ServerRefused('not_logged_in', 400), new Error('elsewhere')])
    expect(toTaskError(error, logger, 'task')).toBe(error)
})
