// @vitest-environment jsdom
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

setUpDom()

let listeners: Map<string, Set<(told: unknown) => void>>
let queries: QueryClient
beforeEach(() => {
  listeners = new Map()
  queries = new QueryClient()
  vi.stubGlobal('seaport', {
    on(name: string, listener: (told: unknown) => void) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
      return () => void listeners.get(name)?.delete(listener)
    },
  })
})

async function listen() {
  const { useLive } = await import('./useLive.ts')
  return renderHook(() => useLive(), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
}
const tell = (name: string, told: unknown) =>
  act(() => {
    for (const listener of listeners.get(name) ?? []) listener(told)
  })
const known = () =>
  queries
    .getQueryCache()
    .findAll()
    .map(({ queryKey, state }) => [queryKey, state.data])

test.each([
  'desktop.state',
  'runner.state',
  'update.state',
  'proxyLogin.state',
  'store.setAside',
  'tab.state',
])('what the main process tells of %s is known at once, and nothing else by it', async (name) => {
  await listen()
  tell(name, { first: 1 })
  tell(name, { second: 2 })
  expect(known()).toEqual([[[name, {}], { second: 2 }]])
})

test('the window and sign-in of one account change, and those of the others stay', async () => {
  await listen()
  tell('account.window', { id: 'a2', signed_in: true })
  // Nobody has asked for the accounts yet.
  expect(known()).toEqual([])
  const accounts = [{ id: 'a1' }]
  const told = {
    id: 'a2',
    signed_in: true,
    window_open: true,
    signing_in: true,
    page_choices: [{ id: 'p1' }],
  }
  queries.setQueryData(['workspace.get', {}], {
    accounts,
    local: [
      { id: 'a1', signed_in: false },
      { id: 'a2', signed_in: false },
    ],
  })
  tell('account.window', told)
  tell('account.window', { id: 'another', signed_in: true })
  expect(queries.getQueryData(['workspace.get', {}])).toEqual({
    accounts,
    local: [{ id: 'a1', signed_in: false }, told],
  })
})

test('what changed on the server and what is told after an interruption is asked again', async () => {
  const { unmount } = await listen()
  expect([...listeners.keys()]).toEqual(expect.arrayContaining(['live', 'refresh']))
  queries.setQueryData(['script.list', {}], {})
  tell('refresh', {})
  await vi.waitFor(() => expect(queries.getQueryState(['script.list', {}])?.isInvalidated).toBe(true))
  unmount()
  expect([...listeners.values()].map(({ size }) => size)).toEqual([...listeners].map(() => 0))
})
