// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { openConfirmation } from '@seaport/ui/confirm'
import { pendingNotices } from '@seaport/ui/notify'
import { SeaportProvider } from '@seaport/ui/seaport-provider'
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { configAtom } from '../../../shared/config/system-config.ts'
import { OptOutForm } from './OptOutForm.tsx'

setUpDom()
beforeAll(() => preload('resource', 'network'))

const people = ['1', '2', '3'].map((external_id) => ({ external_id, name: '', handle: '', network: 'x' }))

test('of people who are entered those are counted who were not on the list', async () => {
  const call = vi
    .spyOn(client, 'call')
    .mockImplementation((async (_: unknown, { body }: { body: { dry_run?: boolean } }) =>
      body.dry_run ? { people, opted_out: 3 } : { people, opted_out: 1 }) as typeof client.call)
  const store = createStore()
  store.set(configAtom, { networks: [{ network: 'x' }] } as never)
  // Without overlays, whose question would be answered by clicks.
  render(
    <SeaportProvider>
      <Provider store={store}>
        <QueryClientProvider client={new QueryClient()}>
          <OptOutForm onClose={() => {}} />
        </QueryClientProvider>
      </Provider>
    </SeaportProvider>,
  )
  fireEvent.change(await screen.findByRole('combobox', { name: /Network/ }), { target: { value: 'x' } })
  fireEvent.change(screen.getByRole('textbox', { name: /People/ }), { target: { value: '1\n2\n3' } })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add to the list' })))
  await vi.waitFor(() => expect(openConfirmation.read()).toBeTruthy())
  await act(async () => {
    await openConfirmation.read()?.run?.('')
    openConfirmation.read()?.answer(true)
  })
  expect(call).toHaveBeenCalledTimes(2)
  expect(pendingNotices.read()).toMatchObject([{ text: '1 person added · 2 were already on it' }])
})
