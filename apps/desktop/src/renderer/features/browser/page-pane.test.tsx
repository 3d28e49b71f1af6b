// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()
beforeAll(() => preload('browser', 'desktop', 'common', 'ui', 'network', 'account'))

const account = (online: boolean) => ({
  ...{ id: 'a1', account: 'harbor_tea', network: 'x_sandbox', proxy: null },
  online,
})
let calls: string[]
let queries: QueryClient
/** Ends the waking that has no answer yet. */
let answer: (reply: object) => Promise<void>
let onRemove: () => void
beforeEach(() => {
  calls = []
  onRemove = vi.fn()
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: 1e9 } } })
  vi.stubGlobal('seaport', {
    call: (name: string, args: object) => {
      if (name !== 'account.show') return Promise.resolve({ ok: true, value: { local: [] } })
      calls.push(JSON.stringify(args))
      return new Promise((resolve) => {
        answer = (reply) => act(async () => resolve(reply))
      })
    },
    on: () => () => undefined,
  })
})

const tabs = (state?: string) => ({
  tabs: [
    { id: 'another', state: 'asleep' },
    ...(state ? [{ id: 'a1', url: '', state, notice: null, found: null }] : []),
  ],
  memory_used: 0,
  memory_budget: 1,
})
const tell = (state?: string) =>
  act(async () => void queries.setQueryData(['tab.state', {}], tabs(state) as never))
async function show(state: string | undefined, online = true) {
  const { PagePane } = await import('./browser.public.ts')
  await tell(state)
  renderUi(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <PagePane account={account(online) as never} onRemove={onRemove} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('region', { name: 'Page of @harbor_tea' })
}
const woken = JSON.stringify({ id: 'a1' })

test.each([
  ['was never opened', undefined, 1],
  ['sleeps', 'asleep', 1],
  ['loads', 'loading', 0],
  ['is awake', 'awake', 0],
  // It may crash again at once.
  ['has crashed', 'crashed', 0],
])('a page that %s when it is looked at is woken %i times', async (_what, state, times) => {
  await show(state)
  expect(calls).toEqual(Array.from({ length: times }, () => woken))
})

test('an account that is closed has no page to wake', async () => {
  await show('asleep', false)
  screen.getByText('This account is closed. Open it on the port board.')
  expect(calls).toEqual([])
})

test('a page that is put to sleep while it is looked at sleeps until its person wakes it', async () => {
  await show('awake')
  expect(screen.queryByRole('button', { name: 'Wake up' })).toBeNull()
  await tell('asleep')
  await screen.findByText('This page is asleep. It stays signed in.')
  expect(calls).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Wake up' }))
  await waitFor(() => expect(calls).toEqual([woken]))
  // While it wakes, it can't be woken again.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Wake up' })).toBeNull())
  await answer({ ok: false, error: { code: 400, msg: 'Chưa mở được.' } })
  await screen.findByText('Chưa mở được.')
  screen.getByRole('button', { name: 'Wake up' })
})

test('a page that crashed is loaded again', async () => {
  await show('crashed')
  screen.getByText('This page has stopped working.')
  fireEvent.click(screen.getAllByRole('button', { name: 'Reload' }).at(-1) as HTMLElement)
  await waitFor(() => expect(calls).toEqual([woken]))
})
