// @vitest-environment jsdom
import { ApiRefused } from '@seaport/api-client/errors'
import type { ReceivedRefusal } from '@seaport/api-client/refusal'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { SystemConfig } from '@seaport/contract/people/system.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, fireEvent, screen } from '@testing-library/react'
import { getDefaultStore, Provider } from 'jotai'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { configAtom } from '../../../shared/config/system-config.ts'
import { Register } from './Register.tsx'

setUpDom()
beforeAll(() => preload('registration', 'newPassword'))
const store = getDefaultStore()
afterEach(() => store.set(configAtom, null))

/** Fills the form in, and sends it. */
async function fillInAndSend(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Register' })
  const type = (name: string, value: string) =>
    fireEvent.change(document.querySelector(`[name="${name}"]`) as HTMLElement, { target: { value } })
  type('email', 'hang@example.test')
  type('code', '246810')
  type('password', 'Cà-phê 9 sữa đá!')
  type('confirm_password', 'Cà-phê 9 sữa đá!')
  for (const list of document.querySelectorAll('select'))
    fireEvent.change(list, { target: { value: list.options[1]?.value } })
  fireEvent.click(screen.getByRole('checkbox'))
  await act(async () => fireEvent.click(button))
}

let at: object = {}

function Address() {
  at = useLocation()
  return null
}

test('registration that was switched off while the form was filled in says so in the installation’s words', async () => {
  const config = sampleOf(SystemConfig)
  const configs = [true, false].map((open) => ({
    ...config,
    registration: { ...config.registration, open, refusal_message: 'Đóng cửa 茶' },
  }))
  vi.spyOn(client, 'call').mockImplementation((async ({ path }: Endpoint) => {
    if (path === '/system/config') return configs.length > 1 ? configs.shift() : configs[0]
    throw new ApiRefused(403, { code: 403, msg: 'closed', reason: 'registration_closed' } as ReceivedRefusal)
  }) as typeof client.call)
  renderUi(
    <Provider store={store}>
      <MemoryRouter>
        <Register />
      </MemoryRouter>
    </Provider>,
  )
  await fillInAndSend()
  await screen.findByText('Đóng cửa 茶')
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull()
})

test('who has registered but can’t be logged in here goes on to the login', async () => {
  const config = sampleOf(SystemConfig)
  const asked: string[] = []
  vi.spyOn(client, 'call').mockImplementation((async ({ path }: Endpoint) => {
    asked.push(path)
    if (path === '/system/config') return { ...config, registration: { ...config.registration, open: true } }
    if (path === '/auth/login') throw new Error('no login')
    return {}
  }) as typeof client.call)
  renderUi(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/register']}>
        <Register />
        <Address />
      </MemoryRouter>
    </Provider>,
  )
  await fillInAndSend()
  const login = { email: 'hang@example.test', reason: 'registered' }
  await vi.waitFor(() => expect(at).toMatchObject({ pathname: '/login', state: { login } }))
  expect(asked.at(-1)).toBe('/auth/login')
})
