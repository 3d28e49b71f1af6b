// @vitest-environment jsdom
import type { Client } from '@seaport/api-client/client'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { beginTotp, getSecondFactor, passSecondFactor } from '@seaport/contract/people/second-factor'
import { logout } from '@seaport/contract/people/session'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { LoginFactor } from './components/LoginFactor.tsx'

setUpDom()
beforeAll(() => preload('secondFactor', 'validation'))

test.each([
  ['who waits for the code to be checked is logged in', false],
  ['who has left by then is not, and the session that has begun ends', true],
])('%s', async (_who, leaves) => {
  const passed = Promise.withResolvers<object>()
  const asked: Endpoint[] = []
  const call = async (endpoint: Endpoint) => {
    asked.push(endpoint)
    return endpoint === passSecondFactor ? passed.promise : { passkeys: [] }
  }
  const onDone = vi.fn()
  const client = { options: {}, call } as unknown as Client
  const { unmount } = renderUi(<LoginFactor client={client} step="second_factor" onDone={onDone} />)
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: '123456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await vi.waitFor(() => expect(asked).toEqual([getSecondFactor, passSecondFactor]))
  if (leaves) unmount()
  await act(async () => passed.resolve({}))
  expect(onDone).toHaveBeenCalledTimes(leaves ? 0 : 1)
  expect(asked.slice(2)).toEqual(leaves ? [logout] : [])
})

test('a double click on setting up an app in the login makes one secret, which is the one shown', async () => {
  const begun = Promise.withResolvers<object>()
  const asked: Endpoint[] = []
  const call = (endpoint: Endpoint) => {
    asked.push(endpoint)
    return begun.promise
  }
  const client = { options: {}, call } as unknown as Client
  // As in the login: with nothing above it that caches queries.
  renderUi(<LoginFactor client={client} step="second_factor_setup" onDone={() => {}} />)
  const button = await screen.findByRole('button', { name: 'Set up authenticator app' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(asked).toEqual([beginTotp])
  await act(async () => begun.resolve({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Seaport' }))
  expect(await screen.findByText(/JBSW/)).toBeTruthy()
})
