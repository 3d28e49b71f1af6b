// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()

const at = '2026-11-22T08:00:00.000Z'
const task = (id: string, status: string) => ({
  id,
  number: Number(id.slice(1)),
  name: `Tea lovers ${id}`,
  kind: 'collect_commenters',
  network: 'x_sandbox',
  executor: 'api',
  status,
  end_reason: null,
  account: { id: 'a1', account: 'harbor_tea' },
  created_at: at,
  scheduled_at: null,
  target_count: 100,
  actual_count: 7,
  pages: 1,
  parked_until: null,
  park_reason: null,
  late_minutes: 0,
})
const person = (id: string) => ({
  id,
  external_id: id,
  network: 'x_sandbox',
  kind: 'commenter',
  name: `Person ${id}`,
  handle: id,
  followers: 3,
  content: '',
  location: null,
  profile_url: null,
  seen_at: at,
  first_seen_at: at,
})
const page = (list: readonly unknown[]) => ({ list, total: list.length, page: 1, page_size: 20 })
const answers: Record<string, unknown> = {
  'task.list': page([task('t1', 'running'), task('t2', 'error'), task('t3', 'completed')]),
  'resource.list': page([person('r1'), person('r2'), person('r3')]),
  'runner.state': { online: true, disk_full: false, tasks: [], running: 0, undelivered: 0 },
  'task.change': {
    done: 1,
    missing: 0,
    left_out: [{ id: 't3', number: 3, name: 'Tea lovers t3', message: 'The task is already over' }],
  },
}

let changes: object[]
beforeAll(() => preload('desktop', 'desktopLibrary', 'task', 'taskBulk', 'network', 'resource'))
beforeEach(() => {
  changes = []
  const call = async (name: string, args: object) => {
    if (name === 'task.change') changes.push(args)
    return { ok: true, value: answers[name] }
  }
  vi.stubGlobal('seaport', { call, on: () => () => undefined })
})

function At() {
  const { pathname, state } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>
}

function show(Screen: () => ReactNode) {
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: 1e9 } } })}>
      <MemoryRouter>
        <At />
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const choose = async (...names: string[]) => {
  for (const name of names) {
    const row = (await screen.findByText(name)).closest('tr') as HTMLElement
    fireEvent.click(within(row).getByRole('checkbox'))
  }
}

test('several tasks are ended at once after one confirmation; failures are reported per task', async () => {
  const { SeatTasks } = await import('./screens/SeatTasks.tsx')
  show(SeatTasks)
  await choose('Tea lovers t1', 'Tea lovers t3')
  fireEvent.click(screen.getByRole('button', { name: 'End task' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'End 2 tasks?' }))
  expect(question.getByText(/1 of them can’t be changed/)).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: 'End task' }))
  const report = within(await screen.findByRole('dialog', { name: '1 task ended' }))
  expect(report.getByRole('listitem').textContent).toBe('Tea lovers t3The task is already over')
  expect(changes).toMatchObject([{ act: 'end', ids: ['t1', 't3'] }])
})

test('failed tasks are retried at once', async () => {
  const { SeatTasks } = await import('./screens/SeatTasks.tsx')
  show(SeatTasks)
  await choose('Tea lovers t2')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Retry 1 task?' }))
  expect(question.queryByText(/can’t be changed/)).toBeNull()
  fireEvent.click(question.getByRole('button', { name: 'Retry' }))
  await vi.waitFor(() => expect(changes).toMatchObject([{ act: 'retry', ids: ['t2'] }]))
})

test('a new task starts with the selected people', async () => {
  const { resourceScreens } = await import('../resource/resource.public.ts')
  const [resources] = resourceScreens
  show((await resources?.load()) as () => ReactNode)
  await choose('Person r1', 'Person r3')
  fireEvent.click(screen.getByRole('button', { name: 'New task for these people' }))
  await screen.findByText('/tasks/new {"people":["r1","r3"]}')
})
