// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { openConfirmation } from '@seaport/ui/confirm'
import { setUpDom } from '@seaport/ui/test-support'
import { act, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { markUnsaved } from '../../../shared/screen/unsaved-screens.ts'
import { sessionAtom } from '../../../shared/session/session.ts'
import { userRow } from '../../../shared/test-support/rows.ts'
import { useLogInAs } from './useLogInAs.ts'

setUpDom()
beforeAll(() => preload('adminUser', 'ui'))
afterEach(() => {
  markUnsaved('/feedback', 'form', false)
  act(() => openConfirmation.read()?.answer(false))
})

const answer = (agreed: boolean) => act(async () => openConfirmation.read()?.answer(agreed))
const asked = () => openConfirmation.read()?.title

/** The hook on a page of an administrator's. */
function entering() {
  const store = createStore()
  store.set(sessionAtom, { token: 't1', userId: 'u2', name: 'Bình', superuser: true })
  const called = vi
    .spyOn(client, 'call')
    .mockResolvedValue({ token: 't2', user_id: 'u1', username: 'Ánh', is_superuser: false })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/userManagement']}>{children}</MemoryRouter>
    </Provider>
  )
  const { result } = renderHook(() => ({ enter: useLogInAs(), place: useLocation().pathname }), { wrapper })
  const now = () => [store.get(sessionAtom)?.token, result.current.place, called.mock.calls.length]
  return { now, enter: () => act(async () => result.current.enter(userRow())) }
}

test('logging in as a user asks what is lost of what is typed, then whether to', async () => {
  const { now, enter } = entering()
  markUnsaved('/feedback', 'form', true)
  await enter()
  expect([asked(), ...now()]).toEqual(['Discard your changes?', 't1', '/userManagement', 0])
  await answer(false)
  expect([asked(), ...now()]).toEqual([undefined, 't1', '/userManagement', 0])
  await enter()
  await answer(true)
  expect([asked(), ...now()]).toEqual(['Log in as lê@example.test?', 't1', '/userManagement', 0])
  await act(async () => openConfirmation.read()?.run?.(''))
  expect(now()).toEqual(['t2', '/dashboard', 1])
})

test('with nothing typed only the login is asked about', async () => {
  const { now, enter } = entering()
  await enter()
  expect(asked()).toBe('Log in as lê@example.test?')
  await answer(false)
  expect(now()).toEqual(['t1', '/userManagement', 0])
})
