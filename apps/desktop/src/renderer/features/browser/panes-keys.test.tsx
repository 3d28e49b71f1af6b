// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()

const account = (id: string) => ({
  id,
  account: `tea_${id}`,
  network: 'x_sandbox',
  online: true,
  proxy: null,
})
let state: string
let tell: (told: { id: string; key: string }) => void
beforeAll(() => preload('browser', 'desktop', 'common', 'ui', 'network', 'account'))
beforeEach(async () => {
  state = 'awake'
  const tabs = () => ['a1', 'a2'].map((id) => ({ id, url: '', state, notice: null, found: null }))
  const listeners = new Set<typeof tell>()
  tell = (told) =>
    act(() => {
      for (const listener of listeners) listener(told)
    })
  vi.stubGlobal('seaport', {
    call: async (name: string) => ({
      ok: true,
      value: name === 'tab.state' ? { tabs: tabs(), memory_used: 0, memory_budget: 1 } : { local: [] },
    }),
    on(name: string, listener: typeof tell) {
      if (name !== 'tab.key') return () => undefined
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
})

async function show(): Promise<void> {
  const { PagePane } = await import('./browser.public.ts')
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        {['a1', 'a2'].map((id) => (
          <PagePane key={id} account={account(id) as never} />
        ))}
      </MemoryRouter>
    </QueryClientProvider>,
  )
  // What the pages are in is known.
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: 'Wake up' })).toHaveLength(state === 'asleep' ? 2 : 0),
  )
}
const toolbar = (id: string) => within(screen.getByRole('toolbar', { name: `Toolbar of @tea_${id}` }))
const finding = () =>
  ['a1', 'a2'].filter((id) => toolbar(id).queryByRole('textbox', { name: 'Find in page' }))
const find = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'f', code: 'KeyF', ctrlKey: true })

test('Ctrl+F looks for a text in one page: the first, or the one beside which the focus is', async () => {
  await show()
  expect(finding()).toEqual([])
  find()
  expect(finding()).toEqual(['a1'])
  fireEvent.click(toolbar('a1').getByRole('button', { name: 'Close' }))
  toolbar('a2').getByRole('textbox', { name: 'Address' }).focus()
  find()
  expect(finding()).toEqual(['a2'])
})

test('Ctrl+F in a page looks for a text in that page', async () => {
  await show()
  tell({ id: 'a2', key: 'find' })
  expect(finding()).toEqual(['a2'])
})

test('in a page that sleeps nothing can be looked for', async () => {
  state = 'asleep'
  await show()
  find()
  tell({ id: 'a2', key: 'find' })
  expect(finding()).toEqual([])
})
