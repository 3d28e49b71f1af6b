// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()
// A busy machine is slow, but the result still arrives.

const workspaceWith = (title: string) => ({
  seat: { id: 's1', seat_code: '100001', name: 'Desk', allocated: 1 },
  ports: [{ slot: 1, holder: { kind: 'task', id: 't1', title, since: '2026-11-22T08:00:00.000Z' } }],
  ports_expire_at: null,
  accounts: [],
  local: [],
})
type Answer = { ok: true; value: unknown } | { ok: false; error: object }
const value = (told: unknown): Answer => ({ ok: true, value: told })

/** Controls when the main process answers with the workspace. */
let answer: (answer: Answer) => void
let kept: unknown
let isSaid: boolean

beforeAll(() => preload('desktop', 'task', 'account', 'network', 'taskBulk', 'ui', 'common'))
beforeEach(() => {
  kept = workspaceWith('Tea lovers')
  isSaid = false
  const told = new Promise<Answer>((resolve) => {
    answer = resolve
  })
  const runner = {
    online: true,
    tasks: [],
    running: 0,
    undelivered: 0,
    egress_fault: null,
    last_contact_at: null,
  }
  const call = async (name: string) => {
    if (name === 'workspace.get') return told
    if (name === 'workspace.kept') return value(kept)
    if (name === 'tab.state') return value({ tabs: [], memory_used: 0, memory_budget: 1 })
    if (name === 'window.drawn') isSaid = true
    return value(name === 'runner.state' ? runner : { list: [], total: 0, page: 1, page_size: 200 })
  }
  vi.stubGlobal('seaport', { call, on: () => () => undefined })
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle())
  vi.stubGlobal('cancelIdleCallback', () => undefined)
})

async function show() {
  const { PortBoard } = await import('./screens/PortBoard.tsx')
  return renderUi(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { staleTime: 1e9, retry: false } } })}
    >
      <MemoryRouter>
        <PortBoard />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('until the server answers the board shows its last data, marked as such', async () => {
  await show()
  await screen.findByText('Tea lovers')
  expect(screen.getByText('Last known state. Updating from the server…')).toBeTruthy()
  expect(isSaid).toBe(false)
  answer(value(workspaceWith('Coffee lovers')))
  await screen.findByText('Coffee lovers')
  expect(screen.queryByText('Tea lovers')).toBeNull()
  expect(screen.queryByText(/Last known state/)).toBeNull()
  expect(screen.getByText('1 of 1 ports are taken')).toBeTruthy()
  expect(isSaid).toBe(true)
})

test('a refusal of the server is not hidden by its last data', async () => {
  await show()
  await screen.findByText('Tea lovers')
  answer({ ok: false, error: { code: 1403, msg: 'The seat is disabled' } })
  await screen.findByText('The seat is disabled')
  expect(screen.queryByText('Tea lovers')).toBeNull()
})

test('a seat without earlier data waits for the server', async () => {
  kept = null
  const { container } = await show()
  await vi.waitFor(() => expect(container.querySelector('[aria-busy="true"]')).not.toBeNull())
  answer(value(workspaceWith('Coffee lovers')))
  await screen.findByText('Coffee lovers')
})
