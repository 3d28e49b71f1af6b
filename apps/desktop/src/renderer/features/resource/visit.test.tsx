// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()
// A busy machine is slow, but the result still arrives.

const workspace = {
  seat: { id: 's1', seat_code: '100001', name: 'Desk', allocated: 1 },
  ports: [],
  ports_expire_at: null,
  accounts: [{ id: 'a1', account: 'harbor_tea', network: 'x_sandbox', online: true }],
  local: [],
}

const LEAVE = 'leave'

/** Resolves when the account shows the page. */
let shown: () => void

beforeAll(() => preload('desktopLibrary', 'network', 'ui', 'common'))
beforeEach(() => {
  const showing = new Promise<unknown>((resolve) => {
    shown = () => resolve({ ok: true, value: {} })
  })
  const call = async (name: string) =>
    name === 'account.showPage' ? showing : { ok: true, value: workspace }
  vi.stubGlobal('seaport', { call, on: () => () => undefined })
})

/** The panel's buttons on one screen, and only a link to it on every other. */
function Screens({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p>{`at ${pathname}`}</p>
      <button type="button" onClick={() => void navigate('/tasks')}>
        {LEAVE}
      </button>
      {pathname === '/resources' && children}
    </>
  )
}

async function press() {
  const { VisitActions } = await import('./components/Visit.tsx')
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/resources']}>
        <Screens>
          <VisitActions network="x_sandbox" url="https://x.example/pier" />
        </Screens>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Open as @harbor_tea' }))
}

test('opening a page switches to the account that shows it', async () => {
  await press()
  await act(async () => shown())
  await screen.findByText('at /browser/a1')
})

test('a person who navigates elsewhere meanwhile stays there', async () => {
  await press()
  fireEvent.click(screen.getByText(LEAVE))
  await screen.findByText('at /tasks')
  await act(async () => shown())
  expect(screen.getByText('at /tasks')).toBeTruthy()
})
