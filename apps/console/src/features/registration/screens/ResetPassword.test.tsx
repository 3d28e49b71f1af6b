// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, fireEvent, screen } from '@testing-library/react'
import { getDefaultStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { sessionAtom } from '../../../shared/session/session.ts'
import { ResetPassword } from './ResetPassword.tsx'

setUpDom()
beforeAll(() => preload('registration', 'login', 'newPassword'))
const store = getDefaultStore()
afterEach(() => store.set(sessionAtom, null))

const hang = { token: 't1', userId: 'u1', name: 'Hằng', superuser: false }

test.each([
  ['u1', null],
  // Somebody else has logged in here, whose session goes on.
  ['u2', hang],
])('a new password of %s ends the sessions of nobody else', async (user_id, session) => {
  const type = (name: string, value: string) =>
    fireEvent.change(document.querySelector(`[name="${name}"]`) as HTMLElement, { target: { value } })
  store.set(sessionAtom, hang)
  vi.spyOn(client, 'call').mockResolvedValue({ user_id })
  renderUi(
    <Provider store={store}>
      <MemoryRouter>
        <ResetPassword />
      </MemoryRouter>
    </Provider>,
  )
  const button = await screen.findByRole('button', { name: 'Set the new password' })
  type('email', 'hang@example.test')
  type('code', '246810')
  type('password', 'Cà-phê 9 sữa đá!')
  type('confirm_password', 'Cà-phê 9 sữa đá!')
  await act(async () => fireEvent.click(button))
  await vi.waitFor(() => expect(client.call).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(store.get(sessionAtom)).toEqual(session))
  const told = () => screen.queryByText('Password changed. Log in with the new one')
  await vi.waitFor(() => expect(told() !== null).toBe(session !== null))
})
