// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Inbox } from './screens/Inbox.tsx'

setUpDom()
beforeAll(() => preload('desktop', 'inbox', 'task', 'network', 'taskBulk', 'ui', 'common'))

const task = (id: string, status: string, end_reason: string | null, ended_at: string) => ({
  ...{
    id,
    name: `Tea ${id}`,
    number: 1,
    kind: 'collect_commenters',
    network: 'x_sandbox',
    executor: 'api',
    status,
  },
  ...{ end_reason, ended_at, account: { id: 'a1', account: 'harbor_tea' }, actual_count: 1, target_count: 5 },
  ...{ late_minutes: 0, parked_until: null, park_reason: null },
})
let asked: string[]
let changes: object[]
let queries: QueryClient
const lists = {
  error: [
    task('f1', 'error', 'port_expired', '2999-01-01T00:00:00.000Z'),
    task('f2', 'error', null, '2999-01-03T00:00:00.000Z'),
  ],
  ended: [task('e1', 'ended', 'by_person', '2999-01-02T00:00:00.000Z')],
}
beforeEach(async () => {
  asked = []
  changes = []
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: 1e9 } } })
  const answers: Record<string, unknown> = {
    'workspace.get': { ports: [], accounts: [], local: [] },
    'runner.state': { online: true, tasks: [], clock_ahead_ms: 0 },
    'tab.state': { tabs: [] },
  }
  vi.stubGlobal('seaport', {
    call: async (name: string, args: { status: keyof typeof lists; ended_from: string }) => {
      if (name === 'task.list') {
        asked.push(args.ended_from)
        return { ok: true, value: { list: lists[args.status] } }
      }
      if (name === 'task.change') changes.push(args)
      return { ok: true, value: answers[name] ?? { done: 1, missing: 1, left_out: [] } }
    },
    on: () => () => undefined,
  })
  renderUi(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/inbox']}>
        <Inbox />
        <Here />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('3 tasks failed or were ended')
})
function Here() {
  return <output aria-label="Path">{useLocation().pathname}</output>
}
const path = () => screen.getByRole('status', { name: 'Path' }).textContent
const rows = () => screen.queryAllByRole('listitem')
const names = () => rows().map((row) => /Tea \w+/.exec(row.textContent ?? '')?.[0])
const press = (at: number, name: string) =>
  fireEvent.click(within(rows()[at] as HTMLElement).getByRole('button', { name }))

test('the newest end comes first, each with its account and reason', () => {
  expect(names()).toEqual(['Tea f2', 'Tea e1', 'Tea f1'])
  const reasons = ['Something went wrong', 'Ended manually', 'Ports expired']
  for (const [at, reason] of reasons.entries())
    within(rows()[at] as HTMLElement).getByText(`@harbor_tea · ${reason}`)
})

test('a task is seen by itself, also by looking at it, and the others stay, also after a restart', async () => {
  press(1, 'Seen')
  await waitFor(() => expect(names()).toEqual(['Tea f2', 'Tea f1']))
  press(0, 'Details')
  expect(path()).toBe('/tasks/f2')
  await waitFor(() => expect(names()).toEqual(['Tea f1']))
  const kept = Object.entries({ ...localStorage }).find(([key]) => key.includes('seen-tasks'))?.[1]
  expect(JSON.parse(String(kept)).ids).toEqual(['e1 2999-01-02T00:00:00.000Z', 'f2 2999-01-03T00:00:00.000Z'])
})

test('all are seen at once, and ended tasks are asked for from then on', async () => {
  press(1, 'Seen')
  await waitFor(() => expect(rows()).toHaveLength(2))
  const first = asked.at(-1) as string
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(first) + 3_600_000 })
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as seen' }))
  vi.useRealTimers()
  await waitFor(() => expect(new Set(asked).size).toBe(2))
  expect(Date.parse(asked.at(-1) as string) - Date.parse(first)).toBe(3_600_000)
})

test('only tasks that failed are tried again, and what could not be is told until it is closed', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Retry 2 tasks?' }))
  fireEvent.click(question.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(changes).toMatchObject([{ act: 'retry', ids: ['f2', 'f1'] }]))
  const report = await screen.findByRole('dialog')
  fireEvent.click(within(report).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
