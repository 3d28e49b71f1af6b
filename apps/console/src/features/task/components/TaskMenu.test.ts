import { expect, test } from 'vitest'
import { mainActionOf } from './TaskMenu.tsx'

test.each([
  ['duplicate', { status: 'error', end_reason: 'target_missing' }],
  ['duplicate', { status: 'error', end_reason: 'bad_link' }],
  ['retry', { status: 'error', end_reason: 'account_signed_out' }],
  ['resume', { status: 'queued', park_reason: 'paused' }],
  ['end', { status: 'running' }],
  ['again', { status: 'completed', end_reason: 'target_reached' }],
])('what a task’s page offers first is to %s: %o', (action, change) => {
  const task = { park_reason: null, end_reason: null, executor: 'api', seat: { online: true }, ...change }
  expect(mainActionOf(task as Parameters<typeof mainActionOf>[0])).toBe(action)
})
