// @vitest-environment jsdom
import { userPermission } from '@seaport/contract/people/user'
import { preload } from '@seaport/i18n/browser'
import { openConfirmation } from '@seaport/ui/confirm'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, fireEvent, screen } from '@testing-library/react'
import { getDefaultStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { client } from '../../shared/api/client.ts'
import { queries } from '../../shared/api/queries.ts'
import { markUnsaved } from '../../shared/screen/unsaved-screens.ts'
import { type Session, sessionAtom } from '../../shared/session/session.ts'
import { Shell } from './Shell.tsx'

setUpDom()
beforeAll(() => preload('console', 'screen', 'header', 'palette'))
beforeEach(() => queries.clear())

const admin: Session = { token: 't1', userId: 'u1', name: 'Quản trị', superuser: true }
const user: Session = { token: 't2', userId: 'u2', name: 'Hằng', superuser: false }

/** The shell at the page of seats; then where it leads. */
function AtSeats(): ReactNode {
  const { pathname } = useLocation()
  return pathname === '/seatAccount' ? <Shell /> : <output>{pathname}</output>
}

test.each([
  ['a page that the own session opened, to its refusal', [admin], '/403'],
  ['one that a user’s session left open, home', [user, admin], '/dashboard'],
  ['the same after the administrator had logged in as that user', [admin, user, admin], '/dashboard'],
])('a page that the person may not open leads from %s', async (_, sessions, to) => {
  const store = getDefaultStore()
  let permission: Promise<object> = new Promise(() => {})
  vi.spyOn(client, 'call').mockImplementation(((endpoint: unknown) =>
    endpoint === userPermission ? permission : new Promise(() => {})) as never)
  const [first, ...later] = sessions
  if (later.length === 0) permission = Promise.resolve({ keys: [] })
  store.set(sessionAtom, first ?? null)
  renderUi(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/seatAccount']}>
        <AtSeats />
      </MemoryRouter>
    </Provider>,
  )
  for (const [at, session] of later.entries()) {
    if (at === later.length - 1) permission = Promise.resolve({ keys: [] })
    await act(async () => store.set(sessionAtom, session))
  }
  expect((await screen.findByText(/^\//)).textContent).toBe(to)
})

/** The shell at an address without a session; then where it leads. */
function WithoutSession(): ReactNode {
  const { pathname, search } = useLocation()
  return pathname === '/task' ? <Shell /> : <output>{pathname + search}</output>
}

test('whoever has to log in gets to the address asked for, with its filters', async () => {
  const store = getDefaultStore()
  store.set(sessionAtom, null)
  renderUi(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/task?status=error&search=tr%C3%A0']}>
        <WithoutSession />
      </MemoryRouter>
    </Provider>,
  )
  const address = (await screen.findByText(/^\/login/)).textContent ?? ''
  expect(new URLSearchParams(address.split('?')[1]).get('from')).toBe('/task?status=error&search=tr%C3%A0')
})

// Reported for other products; sources are in docs/inputs.md.
test.each([
  ['Close Feedback', '/feedback', true],
  ['Close Feedback', '/task', false],
])('%s, while %s holds something typed, asks: %s', async (button, path, asks) => {
  vi.spyOn(client, 'call').mockImplementation(((endpoint: unknown) =>
    endpoint === userPermission ? Promise.resolve({ keys: [] }) : new Promise(() => {})) as never)
  const store = getDefaultStore()
  store.set(sessionAtom, user)
  renderUi(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/feedback']}>
        <Shell />
      </MemoryRouter>
    </Provider>,
  )
  const close = await screen.findByRole('button', { name: button })
  act(() => markUnsaved(path, 'form', true))
  onTestFinished(() => markUnsaved(path, 'form', false))
  fireEvent.click(close)
  expect(openConfirmation.read() !== undefined).toBe(asks)
  if (asks) await act(async () => openConfirmation.read()?.answer(true))
  expect(screen.queryByRole('button', { name: button })).toBeNull()
})
