// @vitest-environment jsdom
import type { Task } from '@seaport/contract/work/task.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { mainActionOf, TaskMenu } from './TaskMenu.tsx'

setUpDom()
beforeAll(() => preload('task', 'taskScreen'))

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

/** What can be done, in the order of the menu; what can't stands in brackets. */
const IDLE = 'Edit, Run again, Duplicate, (Pause), (End task)'
const BUSY = 'Edit, (Run again), Duplicate, Pause, End task'

test.each<[string, string | null, string]>([
  ['pending', null, `${BUSY}, (Retry), (Delete)`],
  ['queued', null, `${BUSY}, (Retry), (Delete)`],
  ['running', null, `${BUSY}, (Retry), (Delete)`],
  // What waits for the network is paused, not resumed: it goes on by itself.
  ['queued', 'daily_cap', `${BUSY}, (Retry), (Delete)`],
  ['queued', 'account_signed_out', `${BUSY}, (Retry), (Delete)`],
  ['queued', 'paused', 'Edit, (Run again), Duplicate, Resume, End task, (Retry), (Delete)'],
  ['pending', 'paused', 'Edit, (Run again), Duplicate, Resume, End task, (Retry), (Delete)'],
  ['completed', null, `${IDLE}, (Retry), Delete`],
  ['ended', null, `${IDLE}, (Retry), Delete`],
  ['error', null, `${IDLE}, Retry, Delete`],
])('the menu of a task that is %s, waiting for %s: %s', async (status, park_reason, expected) => {
  const onAction = vi.fn()
  const task = { id: 't1', number: 41, name: 'Trà', kind: 'like', status, park_reason } as unknown as Task
  renderUi(<TaskMenu task={task} onAction={onAction} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Trà' }))
  const entries = await screen.findAllByRole('menuitem')
  const said = entries.map((entry) =>
    entry.ariaDisabled === 'true' || entry.getAttribute('aria-disabled') === 'true'
      ? `(${entry.textContent})`
      : entry.textContent,
  )
  expect(said.join(', ')).toBe(expected)
  const [, , , park] = entries
  if (park && !said[3]?.startsWith('(')) {
    fireEvent.click(park)
    expect(onAction.mock.calls).toEqual([[said[3]?.toLowerCase(), task]])
  }
})
