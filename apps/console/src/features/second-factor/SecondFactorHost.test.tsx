// @vitest-environment jsdom
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, test, vi } from 'vitest'
import { client } from '../../shared/api/client.ts'
import { stepUpAtom } from '../../shared/api/step-up.ts'
import { SecondFactorHost } from './SecondFactorHost.tsx'
import { secondFactorAtom } from './second-factor-atom.ts'

setUpDom()

function open() {
  const factor = { required: false, totp: false, passkeys: [], recovery_codes_left: 0, changes: [] }
  vi.spyOn(client, 'call').mockResolvedValue(factor)
  const store = createStore()
  renderUi(
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient()}>
        <SecondFactorHost />
      </QueryClientProvider>
    </Provider>,
  )
  return store
}

test('the settings of the second factor open and close', async () => {
  const store = open()
  act(() => store.set(secondFactorAtom, true))
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(store.get(secondFactorAtom)).toBe(false)
})

test('the step-up that a call waits for is answered with no when it is closed', async () => {
  const store = open()
  const answer = vi.fn()
  act(() => store.set(stepUpAtom, { answer }))
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(answer.mock.calls).toEqual([[false]])
})
