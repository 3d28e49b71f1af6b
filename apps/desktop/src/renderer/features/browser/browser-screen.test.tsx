// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()
beforeAll(() => preload('browser', 'desktop', 'common', 'ui', 'network', 'account'))

let queries: QueryClient
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: 1e9 } } })
  vi.stubGlobal('seaport', {
    call: async () => ({ ok: true, value: { tasks: [] } }),
    on: () => () => undefined,
  })
})

const account = (id: string, online: boolean) => ({
  ...{ id, account: `tea_${id}`, network: 'x_sandbox', proxy: null },
  online,
})
/** @param open ids of the open accounts; another is closed */
const tell = (open: readonly string[]) =>
  act(async () => {
    const accounts = [account('closed', false), ...open.map((id) => account(id, true))]
    queries.setQueryData(['workspace.get', {}], { accounts, local: [] } as never)
  })
async function show(open: readonly string[], asked: string): Promise<void> {
  const { browserScreens } = await import('./browser.public.ts')
  const [screenOf] = browserScreens
  const Browser = (await screenOf?.load()) as () => undefined
  const states = { a1: 'awake', a2: 'loading', a3: 'asleep', a4: 'crashed' }
  const tabs = Object.entries(states).map(([id, state]) => ({
    id,
    state,
    url: '',
    notice: null,
    found: null,
    unread: 0,
  }))
  queries.setQueryData(['tab.state', {}], { tabs, memory_used: 30, memory_budget: 90 } as never)
  await tell(open)
  renderUi(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`/browser/${asked}`]}>
        <Here />
        <Routes>
          <Route path="/browser/:id?" element={<Browser />} />
          <Route path="*" element="" />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
function Here() {
  return <output aria-label="Path">{useLocation().pathname}</output>
}
const path = () => screen.getByRole('status', { name: 'Path' }).textContent
const panes = () =>
  screen.queryAllByRole('region').map(({ ariaLabel }) => ariaLabel?.replace(/^Page of @tea_/, ''))
async function choose(button: string, item: string, at = 0): Promise<void> {
  fireEvent.click(screen.getAllByRole('button', { name: button })[at] as HTMLElement)
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}
const beside = () => screen.queryByRole('button', { name: 'Show beside' })

test('pages are added beside the one that was asked for until four are shown, and taken away until one is', async () => {
  await show(['a1', 'a2', 'a3', 'a4', 'a5'], 'a2')
  expect(panes()).toEqual(['a2'])
  expect(document.title).toContain('Browser')
  fireEvent.click(screen.getAllByRole('button', { name: 'More actions' })[0] as HTMLElement)
  await screen.findByRole('menuitem', { name: 'Zoom in' })
  expect(screen.queryByRole('menuitem', { name: 'Remove from view' })).toBeNull()
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
  fireEvent.click(beside() as HTMLElement)
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(offered).toEqual(['@tea_a1', '@tea_a3', '@tea_a4', '@tea_a5'])
  fireEvent.click(screen.getByRole('menuitem', { name: '@tea_a1' }))
  // In the order of the tabs.
  await waitFor(() => expect(panes()).toEqual(['a1', 'a2']))
  await choose('Show beside', '@tea_a3')
  await choose('Show beside', '@tea_a4')
  await waitFor(() => expect(panes()).toEqual(['a1', 'a2', 'a3', 'a4']))
  expect(beside()).toBeNull()
  await choose('More actions', 'Remove from view', 1)
  await waitFor(() => expect(panes()).toEqual(['a1', 'a3', 'a4']))
  expect(beside()).not.toBeNull()
})

test('only pages that are awake or load are counted for the memory that they use', async () => {
  await show(['a1'], 'a1')
  screen.getByText('2 pages awake · 30 bytes of 90 bytes')
  // There is no other account to be shown beside it.
  expect(beside()).toBeNull()
})

test('an account that closes is no longer shown; without any the way leads to the ports', async () => {
  await show(['a1', 'a2'], 'a1')
  expect(panes()).toEqual(['a1'])
  await tell(['a2'])
  await waitFor(() => expect(panes()).toEqual(['a2']))
  await tell([])
  await waitFor(() => expect(panes()).toEqual([]))
  fireEvent.click(screen.getByRole('button'))
  expect(path()).toBe('/')
})

test('two pages stand beside each other, three on two lines with the last alone, and four in two rows', async () => {
  const looks = () => {
    const panesNow = screen.getAllByRole('region')
    const around = getComputedStyle(panesNow[0]?.parentElement as HTMLElement)
    const last = getComputedStyle(panesNow.at(-1) as HTMLElement).gridColumn
    return [around.gridTemplateColumns, around.gridTemplateRows, last]
  }
  const two = 'repeat(2, minmax(0px, 1fr))'
  await show(['b1', 'b2', 'b3', 'b4'], 'b1')
  const [alone] = looks()
  expect(alone).not.toBe(two)
  await choose('Show beside', '@tea_b2')
  await waitFor(() => expect(panes()).toHaveLength(2))
  expect(looks()[0]).toBe(two)
  const [, oneRow] = looks()
  await choose('Show beside', '@tea_b3')
  await waitFor(() => expect(panes()).toHaveLength(3))
  expect(looks()).toEqual([two, two, '1 / -1'])
  await choose('Show beside', '@tea_b4')
  await waitFor(() => expect(panes()).toHaveLength(4))
  expect(looks()).toEqual([two, two, 'auto'])
  expect(oneRow).not.toBe(two)
})
