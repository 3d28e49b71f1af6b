// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { HashRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()
vi.mock('@seaport/product-ui/task-wizard', () => ({
  TaskWizard: ({ accounts, onCreate }: { accounts: object; onCreate: (body: object) => Promise<void> }) => (
    <button
      title={JSON.stringify(accounts)}
      type="button"
      onClick={() => void onCreate({ account_ids: ['a1'] }).catch(() => undefined)}
    >
      {'create'}
    </button>
  ),
}))

const workspace = {
  accounts: [{ id: 'a1' }, { id: 'a2' }, { id: 'a3' }],
  ports: [
    { slot: 1, holder: null },
    { slot: 2, holder: { kind: 'task', id: 't1' } },
    { slot: 3, holder: { kind: 'account', id: 'a1' } },
    { slot: 4, holder: null },
    { slot: 5, holder: null },
  ],
  local: [
    { id: 'a1', signed_in: true },
    { id: 'a2', signed_in: false },
  ],
}
/** What the server has yet to answer. */
let created: PromiseWithResolvers<unknown>
const bodies: object[] = []
beforeAll(() => preload('desktop', 'wizard'))
beforeEach(() => {
  created = Promise.withResolvers()
  bodies.length = 0
  location.hash = '#/tasks/new'
  const call = async (name: string, args: object) => {
    if (name === 'task.create') {
      bodies.push(args)
      const value = await created.promise
      return value ? { ok: true, value } : { ok: false, error: { code: 503, reason: 'unreachable', msg: '' } }
    }
    return { ok: true, value: name === 'workspace.get' ? workspace : null }
  }
  vi.stubGlobal('seaport', { call, on: () => () => undefined })
})

/** How the address came about. */
let how: string

function At() {
  how = useNavigationType()
  return <output>{useLocation().pathname}</output>
}

/** Opens the screen, and has a task created. */
async function create() {
  const { NewTask } = await import('./screens/NewTask.tsx')
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <HashRouter>
        <At />
        <Routes>
          <Route path="/tasks/new" element={<NewTask />} />
          <Route path="*" element={null} />
        </Routes>
      </HashRouter>
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'create' }))
  await vi.waitFor(() => expect(bodies).toMatchObject([{ account_ids: ['a1'] }]))
}
const answer = (...list: object[]) => act(async () => created.resolve({ list }))
const at = () => screen.getByRole('status').textContent

test('each account may take the free ports of the seat, and is signed in where this computer is', async () => {
  await create()
  expect(JSON.parse(screen.getByRole('button', { name: 'create' }).title)).toEqual([
    { id: 'a1', free_ports: 3, login_status: 'logged_in' },
    { id: 'a2', free_ports: 3, login_status: 'logged_out' },
    { id: 'a3', free_ports: 3, login_status: 'logged_out' },
  ])
})

test.each([
  ['one at the workbench', [{ id: 't1', executor: 'assisted' }], '/workbench/t1'],
  ['one by itself', [{ id: 't1', executor: 'api' }], '/tasks/t1'],
  ['several', [{ id: 't1', executor: 'assisted' }, { id: 't2' }], '/tasks'],
])('what is created is shown: %s; the way back leads past the wizard', async (_what, list, path) => {
  await create()
  await answer(...list)
  await vi.waitFor(() => expect([at(), how]).toEqual([path, 'REPLACE']))
})

test('creating once more after a lost answer is the same attempt, and after an answer another', async () => {
  await create()
  const again = async (times: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'create' }))
    await vi.waitFor(() => expect(bodies).toHaveLength(times))
  }
  await act(async () => created.resolve(null))
  created = Promise.withResolvers()
  await again(2)
  await act(async () => location.assign('#/accounts'))
  await act(async () => location.assign('#/tasks/new'))
  await again(3)
  const [first, second, third] = bodies.map((body) => (body as { idempotency_key: string }).idempotency_key)
  expect(second).toBe(first)
  expect(third).not.toBe(second)
})

test('an agent who has begun another task at the same address goes on with it, and is told', async () => {
  await create()
  await act(async () => location.assign('#/accounts'))
  await act(async () => location.assign('#/tasks/new'))
  await answer({ id: 't1' })
  await screen.findAllByText('Task created')
  expect(at()).toBe('/tasks/new')
})

test.each([
  ['Task created', [{ id: 't1' }]],
  ['2 tasks created', [{ id: 't1' }, { id: 't2' }]],
])('an agent who has gone on to another screen stays there, and is told: %s', async (text, list) => {
  await create()
  await act(async () => location.assign('#/accounts'))
  await answer(...list)
  await screen.findAllByText(text)
  expect(at()).toBe('/accounts')
})
