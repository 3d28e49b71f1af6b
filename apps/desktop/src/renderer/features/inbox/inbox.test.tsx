// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()

const account = (id: string, handle: string) => ({
  id,
  account: handle,
  nickname: '',
  network: 'x_sandbox',
  online: true,
  availability: 'normal',
})
const ready = (id: number) => ({
  id: `t${id}`,
  kind: 'link_comment',
  account_id: 'a1',
  phase: 'assisting',
  actual_count: 0,
  target_count: 5,
  park_reason: null,
  parked_until: null,
  manual: { step: { kind: 'ready', target: {} }, remaining: 5, last: null },
})
const failed = {
  id: 'f1',
  number: 90,
  name: 'Tea lovers',
  kind: 'collect_commenters',
  network: 'x_sandbox',
  executor: 'api',
  status: 'error',
  end_reason: 'port_expired',
  account: { id: 'a1', account: 'harbor_tea' },
  ended_at: '2999-01-01T00:00:00.000Z',
  late_minutes: 0,
  actual_count: 1,
  target_count: 5,
  parked_until: null,
  park_reason: null,
}

let calls: string[]
/** Tasks that failed. */
let ends: readonly object[]
let changed: object
let listeners: Record<string, (payload: object) => void>
beforeAll(() => preload('desktop', 'inbox', 'task', 'network', 'taskBulk', 'ui', 'common'))
beforeEach(async () => {
  calls = []
  ends = [failed]
  changed = { done: 1, missing: 0, left_out: [] }
  listeners = {}
  const answers: Record<string, unknown> = {
    'workspace.get': {
      ports: [],
      accounts: [account('a1', 'harbor_tea'), account('a2', 'lotus_travel')],
      local: [
        { id: 'a1', signed_in: true, signing_in: false },
        { id: 'a2', signed_in: false, signing_in: false },
      ],
    },
    'runner.state': { online: true, tasks: Array.from({ length: 24 }, (_, id) => ready(id + 1)) },
    'tab.state': { tabs: [{ id: 'a2', unread: 3 }], memory_used: 0, memory_budget: 1 },
  }
  vi.stubGlobal('seaport', {
    call: async (name: string, args: { status?: string; ended_from?: string }) => {
      // It was created long before the newest tasks.
      if (name === 'task.list')
        return { ok: true, value: { list: args.status === 'error' && args.ended_from ? ends : [] } }
      if (!(name in answers)) calls.push(`${name} ${JSON.stringify(args)}`)
      if (name === 'task.change') {
        ends = []
        return { ok: true, value: changed }
      }
      return { ok: true, value: answers[name] ?? {} }
    },
    on: (name: string, listener: (payload: object) => void) => {
      listeners[name] = listener
      return () => undefined
    },
  })
  const { Inbox } = await import('./screens/Inbox.tsx')
  const { InboxHost } = await import('./inbox.public.ts')
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Inbox />
        <InboxHost />
        <Path />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('24 tasks are ready')
})

function Path() {
  return <output aria-label="Path">{useLocation().pathname}</output>
}
const path = () => screen.getByRole('status', { name: 'Path' }).textContent
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)

test('kinds are bundled, the most urgent first, and the program’s icon shows the total', async () => {
  expect(titles()).toEqual([
    '1 account needs a sign-in',
    '24 tasks are ready',
    '1 account has new messages',
    '1 task failed or was ended',
  ])
  expect(screen.getByText('@harbor_tea · Ports expired')).toBeTruthy()
  await waitFor(() => expect(calls).toContain('inbox.count {"count":27}'))
})

test('a folded group can be unfolded; each item links to its screen', () => {
  const list = () => screen.getAllByRole('button', { name: /harbor_tea/ })
  expect(list()).toHaveLength(5)
  fireEvent.click(screen.getByRole('button', { name: 'Show 19 more' }))
  expect(list()).toHaveLength(24)
  fireEvent.click(list()[6] as HTMLElement)
  expect(path()).toBe('/workbench/t7')
  fireEvent.click(screen.getByRole('button', { name: 'Read' }))
  expect(path()).toBe('/browser/a2')
})

test('an ended task stays until it is seen, and can be retried here', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retry' }))
  await waitFor(() =>
    expect(calls).toContainEqual(expect.stringContaining('task.change {"act":"retry","ids":["f1"],')),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Seen' }))
  await waitFor(() => expect(calls.at(-1)).toBe('inbox.count {"count":26}'))
  expect(screen.queryByText('1 task failed or was ended')).toBeNull()
})

test('what could not be retried is told although no task is left in the list', async () => {
  changed = { done: 0, missing: 1, left_out: [] }
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByText('1 task failed or was ended')).toBeNull())
  await screen.findByText('1 no longer exists')
})

test('a clicked notification opens its screen', () => {
  act(() => listeners['screen.show']?.({ path: '/workbench/t3' }))
  expect(path()).toBe('/workbench/t3')
})
