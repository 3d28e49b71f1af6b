// @vitest-environment jsdom
import { userInfo } from '@seaport/contract/people/user'
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { screens } from '../screens.ts'
import { useScreensAhead } from './useScreensAhead.ts'

setUpDom()

/** The real timer, not the mocked one. */
const { setTimeout: later } = globalThis

const named = (name: string) => screens.find((screen) => screen.name === name)
const link = (path: string) => ({ id: path, label: path, href: `#${path}`, icon: <i /> })
const menu = [{ id: 'all', entries: [link('/task'), link('/media'), link('/seatAccount')] }]

let queries: QueryClient
let loads: string[]
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  queries = new QueryClient()
  loads = []
  for (const name of ['tasks', 'accounts', 'seats']) {
    const screen = named(name)
    if (!screen) throw new Error(name)
    vi.spyOn(screen, 'load').mockImplementation(async () => {
      loads.push(name)
      return () => null
    })
  }
})
afterEach(() => {
  // Timers cleared with the shell have to be the mocked ones.
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Runs idle callbacks until these are loaded. Messages are read from files, which takes real time. */
const until = (...names: string[]) =>
  act(async () => {
    const late = Date.now() + inject('patienceMs')
    while (loads.length < names.length && Date.now() < late) {
      await vi.advanceTimersByTimeAsync(5000)
      await new Promise((done) => later(done, 0))
    }
    expect(loads).toEqual(names)
  })
const idle = () => act(() => vi.advanceTimersByTimeAsync(5000))

test('the current screen is awaited, then those of the menu are loaded one by one', async () => {
  renderHook(() => useScreensAhead(menu, named('accounts')), { wrapper })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(loads).toEqual(['accounts'])
  await until('accounts', 'tasks')
  await until('accounts', 'tasks', 'accounts', 'seats')
})

test('it pauses while a request is in progress', async () => {
  let answer = (_: unknown) => {}
  void queries.prefetchQuery({
    queryKey: [userInfo.path],
    queryFn: () => new Promise((resolve) => (answer = resolve)),
  })
  renderHook(() => useScreensAhead(menu, named('accounts')), { wrapper })
  await idle()
  await idle()
  expect(loads).toEqual(['accounts'])
  answer({})
  await until('accounts', 'tasks')
})

test('nothing is loaded before the screen may be shown, after the shell is gone, or in data saving mode', async () => {
  renderHook(() => useScreensAhead(menu, undefined), { wrapper })
  await idle()
  expect(loads).toEqual([])
  const { unmount } = renderHook(() => useScreensAhead(menu, named('accounts')), { wrapper })
  await act(() => vi.advanceTimersByTimeAsync(0))
  unmount()
  await idle()
  expect(loads).toEqual(['accounts'])
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }))
  renderHook(() => useScreensAhead(menu, named('accounts')), { wrapper })
  await idle()
  expect(loads).toEqual(['accounts'])
})
