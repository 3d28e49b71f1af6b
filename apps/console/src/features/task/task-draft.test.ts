import { expect, test } from 'vitest'
import { PendingForm } from './task-draft.ts'

test('a start time is sent only when it applies, and required then', () => {
  const at = '2030-01-01T00:00:00.000Z'
  expect(PendingForm.parse({ name: 'Ann', start: { mode: 'now', at } }).start).toEqual({ mode: 'now' })
  expect(PendingForm.parse({ name: 'Ann', start: { mode: 'at', at } }).start).toEqual({ mode: 'at', at })
  const missing = PendingForm.safeParse({ name: 'Ann', start: { mode: 'at', at: null } })
  expect(missing.error?.issues.map(({ path }) => path.join('.'))).toEqual(['start.at'])
})
