// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()
// A busy machine is slow, but the result still arrives.

/** Names of the tasks whose progress rendered, in order. */
const drawn: string[] = []
vi.mock('@seaport/product-ui/task-progress', async (load) => {
  const real = await load<typeof import('@seaport/product-ui/task-progress')>()
  return {
    TaskProgress: (props: Parameters<typeof real.TaskProgress>[0]) => {
      drawn.push(props.task.name)
      return real.TaskProgress(props)
    },
  }
})

const PORTS = 50
const at = '2026-11-22T08:00:00.000Z'
const task = (id: number, status = 'running') => ({
  id: `t${id}`,
  number: id,
  name: `Tea lovers ${id}`,
  kind: 'collect_commenters',
  network: 'x_sandbox',
  executor: 'api',
  status,
  end_reason: status === 'error' ? 'signed_out' : null,
  account: { id: 'a1', account: 'harbor_tea' },
  seat: { id: 's1', name: 'Desk', seat_code: '100001' },
  created_by: 'seat',
  scheduled_at: null,
  created_at: at,
  started_at: at,
  ended_at: status === 'error' ? '2999-01-01T00:00:00.000Z' : null,
  target_count: 100,
  actual_count: id,
  pages: 1,
  parked_until: null,
  park_reason: id === 7 ? 'account_blocked' : null,
  late_minutes: 0,
})
const workspace = {
  seat: { id: 's1', seat_code: '100001', name: 'Desk', allocated: PORTS },
  ports: Array.from({ length: PORTS }, (_, slot) => ({
    slot: slot + 1,
    holder:
      slot < 49 ? { kind: 'task', id: `t${slot + 1}`, title: `Tea lovers ${slot + 1}`, since: at } : null,
  })),
  ports_expire_at: null,
  accounts: [
    { id: 'a1', account: 'harbor_tea', nickname: '', network: 'x_sandbox', online: false },
    { id: 'a2', account: 'lotus_travel', nickname: '', network: 'x_sandbox', online: false },
  ],
  local: [],
}
const answers: Record<string, unknown> = {
  'workspace.get': workspace,
  'workspace.kept': null,
  'task.list': {
    list: Array.from({ length: 49 }, (_, id) => task(id + 1)),
    total: 49,
    page: 1,
    page_size: 200,
  },
  'runner.state': {
    online: true,
    tasks: [],
    running: 0,
    undelivered: 0,
    egress_fault: null,
    last_contact_at: null,
  },
  'account.open': { slot: 50, signed_in: false },
  'task.change': { done: 2, missing: 0, left_out: [] },
  'window.drawn': {},
  'tab.state': { tabs: [], memory_used: 0, memory_budget: 1 },
}

function Path() {
  return <output aria-label="Path">{useLocation().pathname}</output>
}

let calls: string[]
let queries: QueryClient
beforeAll(() => preload('desktop', 'task', 'account', 'network', 'taskBulk', 'ui', 'common'))
beforeEach(async () => {
  calls = []
  const call = async (name: string, args: { status?: string; ended_from?: string }) => {
    const told = name === 'account.open' || name === 'task.change'
    const ends = args.ended_from && { list: args.status === 'error' ? [task(90, 'error')] : [] }
    calls.push(told ? `${name} ${JSON.stringify(args)}` : ends ? `${name} ${args.status}` : name)
    return { ok: true, value: ends || answers[name] }
  }
  vi.stubGlobal('seaport', { call, on: () => () => undefined })
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle())
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  const { PortBoard } = await import('./screens/PortBoard.tsx')
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: 1e9 } } })
  renderUi(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <PortBoard />
        <Path />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('Tea lovers 49')
})

const slots = () =>
  screen.getAllByRole('region', { name: /^Port \d+/ }).map((region) => region.getAttribute('aria-label'))
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })

test('fifty ports are loaded with three calls besides local data, open pages and what ended unseen, shown as rows, and reported as drawn', () => {
  expect(calls.slice(0, -1).sort()).toEqual([
    'runner.state',
    'tab.state',
    'task.list',
    'task.list ended',
    'task.list error',
    'workspace.get',
    'workspace.kept',
  ])
  expect(calls.at(-1)).toBe('window.drawn')
  expect(slots()).toHaveLength(50)
  expect(screen.getByText('1 free port')).toBeTruthy()
})

test('a task that is older than the newest and still holds a port is read by itself', async () => {
  const holder = { kind: 'task', id: 't900', title: 'Tea lovers 900', since: at }
  const before = answers['workspace.get']
  answers['workspace.get'] = { ...workspace, ports: [...workspace.ports.slice(0, 49), { slot: 50, holder }] }
  answers['task.get'] = task(900)
  calls = []
  await act(() => queries.invalidateQueries())
  answers['workspace.get'] = before
  expect(await screen.findByRole('checkbox', { name: 'Choose the task of port 50' })).toBeTruthy()
  expect(screen.getByText('Tea lovers 900')).toBeTruthy()
  expect(calls.filter((name) => name === 'task.get')).toHaveLength(1)
})

test('of fifty rows, only that of the task with progress renders again', async () => {
  drawn.length = 0
  const list = Array.from({ length: 49 }, (_, id) => ({ ...task(id + 1), pages: id === 11 ? 2 : 1 }))
  answers['task.list'] = { list: [...list, task(90, 'error')], total: 50, page: 1, page_size: 200 }
  await act(() => queries.invalidateQueries())
  await vi.waitFor(() => expect(drawn).toContain('Tea lovers 12'))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose the task of port 31' }))
  expect(screen.getByText('1 selected')).toBeTruthy()
  expect(drawn).toEqual(['Tea lovers 12', 'Tea lovers 31'])
})

test('ports that need a person come first, or alone; a search finds by name', async () => {
  choose('Sort by', 'needs')
  expect(slots()[0]).toBe('Port 7')
  choose('Show', 'needs')
  expect(slots()).toEqual(['Port 7'])
  choose('Show', 'all')
  const search = screen.getByRole('searchbox', { name: 'Search ports' })
  fireEvent.change(search, { target: { value: 'lovers 31' } })
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(slots()).toEqual(['Port 31'])
})

test('a space at the end of what is searched stays, for the next word', () => {
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search ports' })
  fireEvent.change(search, { target: { value: 'lovers ' } })
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(search.value).toBe('lovers ')
  expect(slots()).toHaveLength(49)
})

test('ended tasks are one line, which links to the inbox', async () => {
  fireEvent.click(await screen.findByRole('button', { name: '1 task failed or was ended' }))
  expect(screen.getByRole('status', { name: 'Path' }).textContent).toBe('/inbox')
})

test('tasks are selected in their rows, and ended together after one confirmation', async () => {
  for (const slot of [3, 31])
    fireEvent.click(screen.getByRole('checkbox', { name: `Choose the task of port ${slot}` }))
  const actions = within(screen.getByRole('region', { name: 'Actions' }))
  expect(actions.getByText('2 selected')).toBeTruthy()
  fireEvent.click(actions.getByRole('button', { name: 'End task' }))
  const question = within(await screen.findByRole('alertdialog'))
  fireEvent.click(question.getByRole('button', { name: 'End task' }))
  await vi.waitFor(() =>
    expect(calls).toContainEqual(expect.stringContaining('task.change {"act":"end","ids":["t3","t31"],')),
  )
  await vi.waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
})

test('a task hidden by a filter is deselected with the next selection', () => {
  const filter = (value: string) => choose('Show', value)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose the task of port 31' }))
  filter('needs')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose the task of port 7' }))
  expect(screen.getByText('1 selected')).toBeTruthy()
  filter('all')
  expect(screen.getByText('1 selected')).toBeTruthy()
})

test('all visible tasks are selected at once, and deselected again', () => {
  choose('Show', 'needs')
  expect(screen.queryByRole('checkbox', { name: 'Choose all tasks' })).toBeNull()
  choose('Show', 'tasks')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all tasks' }))
  expect(screen.getByText('49 selected')).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all tasks' }))
  expect(screen.queryByText('49 selected')).toBeNull()
})

test('an account is found by typing', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Open account' }))
  const dialog = within(await screen.findByRole('dialog'))
  const search = dialog.getByRole('searchbox')
  fireEvent.change(search, { target: { value: '@lot' } })
  fireEvent.keyDown(search, { key: 'Enter' })
  expect(dialog.queryByText(/harbor_tea/)).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: '@lotus_travel · X (sandbox)' }))
  await vi.waitFor(() => expect(calls).toContain('account.open {"id":"a2"}'))
})

test('ports that have expired are told as worse than those that soon will', async () => {
  const key = ['workspace.get', {}]
  const told = (at: number) => {
    const ports_expire_at = new Date(Date.now() + at).toISOString()
    return act(async () => queries.setQueryData(key, { ...workspace, ports_expire_at }))
  }
  const mark = (text: RegExp) =>
    screen.getByText(text).closest('.fui-MessageBar')?.querySelector('svg path')?.getAttribute('d')
  await told(60_000)
  await screen.findByText(/ports expire on/)
  const soon = mark(/ports expire on/)
  await told(-60_000)
  await screen.findByText(/have expired/)
  expect(soon).toBeTruthy()
  expect(mark(/have expired/)).not.toBe(soon)
})
