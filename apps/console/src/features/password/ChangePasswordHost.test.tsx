// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { ChangePasswordHost } from './ChangePasswordHost.tsx'
import { changingPasswordAtom } from './changing.ts'

setUpDom()
beforeAll(() => preload('login', 'validation'))

let search = ''
let go: NavigateFunction

function Address() {
  search = useLocation().search
  go = useNavigate()
  return null
}

function open(address: string) {
  const store = createStore()
  renderUi(
    <Provider store={store}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[address]}>
          <ChangePasswordHost />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
  return store
}

async function close() {
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('the dialog is open as long as it is asked for, and closes', async () => {
  const store = open('/task?status=pending')
  act(() => store.set(changingPasswordAtom, true))
  await close()
  expect([store.get(changingPasswordAtom), search]).toEqual([false, '?status=pending'])
})

test('an address opens it, which forgets that once it is closed, and nothing else', async () => {
  open('/ucenter?tab=2')
  await act(async () => go('/ucenter?tab=2&password=change'))
  await close()
  expect(search).toBe('?tab=2')
})

test('it goes with the address that opened it', async () => {
  open('/ucenter')
  await act(async () => go('/ucenter?password=change'))
  await screen.findByRole('dialog')
  await act(async () => go('/ucenter?password=other'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
