// @vitest-environment jsdom
import { ApiRefused } from '@seaport/api-client/errors'
import type { ReceivedRefusal } from '@seaport/api-client/refusal'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, fireEvent, screen } from '@testing-library/react'
import { getDefaultStore, Provider } from 'jotai'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { sessionAtom } from '../../../shared/session/session.ts'
import { ResetPassword } from './ResetPassword.tsx'

setUpDom()
beforeAll(() => preload('registration', 'login', 'newPassword'))
const store = getDefaultStore()
afterEach(() => store.set(sessionAtom, null))

const type = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`[name="${name}"]`) as HTMLElement, { target: { value } })

/** Fills the form in. @returns the button that sends it */
async function fillIn(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: 'Set the new password' })
  type('email', 'hang@example.test')
  type('code', '246810')
  type('password', 'Cà-phê 9 sữa đá!')
  type('confirm_password', 'Cà-phê 9 sữa đá!')
  return button
}

const hang = { token: 't1', userId: 'u1', name: 'Hằng', superuser: false }

let at: object = {}

function Address() {
  at = useLocation()
  return null
}

test.each([
  ['u1', null],
  // Somebody else has logged in here, whose session goes on.
  ['u2', hang],
])('a new password of %s ends the sessions of nobody else', async (user_id, session) => {
  store.set(sessionAtom, hang)
  vi.spyOn(client, 'call').mockResolvedValue({ user_id })
  renderUi(
    <Provider store={store}>
      <MemoryRouter>
        <ResetPassword />
      </MemoryRouter>
    </Provider>,
  )
  const button = await fillIn()
  await act(async () => fireEvent.click(button))
  await vi.waitFor(() => expect(client.call).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(store.get(sessionAtom)).toEqual(session))
  const told = () => screen.queryByText('Password changed. Log in with the new one')
  await vi.waitFor(() => expect(told() !== null).toBe(session !== null))
})

test('a person with a second factor is asked for it, and goes on to the login', async () => {
  const call = vi
    .spyOn(client, 'call')
    .mockRejectedValueOnce(
      new ApiRefused(200, { code: 400, msg: 'Needed', reason: 'second_factor_needed' } as ReceivedRefusal),
    )
    .mockResolvedValue({ user_id: 'u1' })
  renderUi(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/reset-pwd']}>
        <ResetPassword />
        <Address />
      </MemoryRouter>
    </Provider>,
  )
  const button = await fillIn()
  expect(document.querySelector('[name="second_factor"]')).toBeNull()
  await act(async () => fireEvent.click(button))
  await vi.waitFor(() => type('second_factor', '135790'))
  await act(async () => fireEvent.click(button))
  const login = { email: 'hang@example.test', reason: 'reset' }
  await vi.waitFor(() => expect(at).toMatchObject({ pathname: '/login', state: { login } }))
  const asked = call.mock.calls.map(([, input]) => (input as { body: object }).body)
  expect(asked).toMatchObject([{ second_factor: '' }, { second_factor: '135790', code: '246810' }])
})
