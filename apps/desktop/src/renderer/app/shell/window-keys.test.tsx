// @vitest-environment jsdom
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

setUpDom()

let calls: string[]
let tell: (told: { id: string; key: string }) => void
let at: string
beforeEach(() => {
  calls = []
  vi.stubGlobal('seaport', {
    call: async (name: string, args: object) => {
      if (name === 'tab.act') calls.push(JSON.stringify(args))
      return { ok: true, value: {} }
    },
    on(_name: string, listener: typeof tell) {
      tell = (told) => act(() => listener(told))
      return () => undefined
    },
  })
})

/** Our own window with three open accounts and one that is closed. @param shown the accounts whose pages the screen shows */
async function show(...shown: string[]): Promise<void> {
  const { showPageAt } = await import('../../features/browser/browser.public.ts')
  const { useAccountKeys } = await import('./useAccountKeys.ts')
  for (const id of shown) onTestFinished(showPageAt(id, document.createElement('div')))
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 1e9 } } })
  const accounts = ['a1', 'closed', 'a2', 'a3'].map((id) => ({ id, online: id !== 'closed' }))
  queries.setQueryData(['workspace.get', {}], { accounts })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/tasks']}>{children}</MemoryRouter>
    </QueryClientProvider>
  )
  renderHook(
    () => {
      at = useLocation().pathname
      useAccountKeys()
    },
    { wrapper },
  )
}
/** @returns whether the browser still does what it does with the key */
const press = (key: string, init: object = {}) =>
  fireEvent.keyDown(document.body, { key, code: key, ...init })
const focused = (id: string) => JSON.stringify({ id, action: 'focus' })

test.each([
  ['Ctrl+2', '2', { code: 'Digit2', ctrlKey: true }, 'a2'],
  ['Ctrl+Tab', 'Tab', { ctrlKey: true }, 'a3'],
  ['Ctrl+Shift+Tab', 'Tab', { ctrlKey: true, shiftKey: true }, 'a1'],
])(
  '%s shows an open account beside the one that is shown, and gives its page the focus',
  async (_what, key, init, id) => {
    await show('a2', 'a3')
    expect(press(key, init)).toBe(false)
    expect([at, calls]).toEqual([`/browser/${id}`, [focused(id)]])
  },
)

test('a key of an account’s page counts from that page', async () => {
  await show('a1', 'a2')
  tell({ id: 'a2', key: 'next_account' })
  expect([at, calls]).toEqual(['/browser/a3', [focused('a3')]])
})

test('a number without an account is the browser’s', async () => {
  await show()
  expect(press('4', { code: 'Digit4', ctrlKey: true })).toBe(true)
  expect([at, calls]).toEqual(['/tasks', []])
})

test('F6 goes from our window into the page that it shows, and changes no screen', async () => {
  await show('a2')
  expect(press('F6')).toBe(false)
  expect([at, calls]).toEqual(['/tasks', [focused('a2')]])
  // In a page the main process gives our window the focus.
  tell({ id: 'a2', key: 'leave' })
  expect(calls).toHaveLength(1)
})

test('F6 is the browser’s where no page is shown', async () => {
  await show()
  expect(press('F6')).toBe(true)
  expect(calls).toEqual([])
})
