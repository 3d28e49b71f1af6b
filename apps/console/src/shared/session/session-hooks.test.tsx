// @vitest-environment jsdom
import type { Client } from '@seaport/api-client/client'
import { ApiRefused } from '@seaport/api-client/errors'
import { logout, SWITCH_MARKER_COOKIE, switchAdmin } from '@seaport/contract/people/session'
import { preload } from '@seaport/i18n/browser'
import { dismissConfirmation, openConfirmation } from '@seaport/ui/confirm'
import { pendingNotices } from '@seaport/ui/notify'
import { setUpDom } from '@seaport/ui/test-support'
import { useCloseGuard } from '@seaport/ui/use-unsaved'
import { act, renderHook } from '@testing-library/react'
import { createStore, getDefaultStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { client } from '../api/client.ts'
import { withRelogin } from '../api/relogin.ts'
import { markUnsaved } from '../screen/unsaved-screens.ts'
import { toLogin, useLoginNavigationState } from './login-navigation.ts'
import { SessionExpiryWatcher } from './SessionExpiryWatcher.tsx'
import {
  heldSessionAtom,
  markAnswered,
  readSession,
  releaseSession,
  reportSessionExpired,
  resumed,
  sessionAtom,
  sessionExpiredAtom,
  writeSession,
} from './session.ts'
import { useLogout } from './useLogout.ts'

setUpDom()
beforeAll(() => preload('console'))

const store = getDefaultStore()
const ann = { token: 't1', userId: 'u1', name: 'Ann', superuser: false }
const ben = { token: 't2', userId: 'u2', name: 'Ben', superuser: true }
const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider store={store}>
    <MemoryRouter initialEntries={['/task/7?tab=people']}>{children}</MemoryRouter>
  </Provider>
)
const place = () => {
  const { pathname, search } = useLocation()
  return pathname + search
}

beforeEach(() => {
  // An earlier file of this run may have changed it.
  store.set(sessionAtom, null)
  markAnswered(undefined)
  store.set(sessionAtom, ann)
})
afterEach(() => {
  vi.useRealTimers()
  releaseSession(false)
  store.set(sessionAtom, null)
  store.set(sessionExpiredAtom, null)
  store.set(heldSessionAtom, null)
  // biome-ignore lint/suspicious/noDocumentCookie: the server's own cookie, which the test stands in for
  document.cookie = `${SWITCH_MARKER_COOKIE}=; max-age=0`
})

/** The page, with the watcher of its session. */
const watched = () =>
  renderHook(
    () => {
      SessionExpiryWatcher()
      return place()
    },
    { wrapper },
  )

test('an expired session without a shown page leads to the login a second later', async () => {
  vi.useFakeTimers()
  const { result } = watched()
  await act(async () => reportSessionExpired('t1'))
  expect(pendingNotices.read()).toMatchObject([{ tone: 'warning' }])
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect([result.current, store.get(sessionAtom)]).toEqual(['/task/7?tab=people', ann])
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(result.current).toBe('/login?from=%2Ftask%2F7%3Ftab%3Dpeople')
  expect([store.get(sessionAtom), store.get(sessionExpiredAtom)]).toEqual([null, null])
  expect(pendingNotices.read()).toHaveLength(1)
})

/** Expires the session of Ann's page while it is shown. */
async function hold() {
  vi.useFakeTimers()
  const { result } = watched()
  markAnswered('t1')
  await act(async () => reportSessionExpired('t1'))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  return result
}

test('a shown page is held: the browser forgets the session, the page remembers its user', async () => {
  const result = await hold()
  expect(result.current).toBe('/login?from=%2Ftask%2F7%3Ftab%3Dpeople')
  expect(readSession({ storage: localStorage, cookies: document, port: location.port })).toBeNull()
  expect([store.get(sessionAtom), store.get(heldSessionAtom)]).toMatchObject([
    ann,
    { ...ann, location: { pathname: '/task/7', search: '?tab=people' } },
  ])
})

test('a refusal that comes after a page was held changes nothing: it stays, and is told of once', async () => {
  const result = await hold()
  const told = pendingNotices.read().length
  await act(async () => reportSessionExpired('t1'))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(result.current).toBe('/login?from=%2Ftask%2F7%3Ftab%3Dpeople')
  expect(store.get(heldSessionAtom)).toMatchObject({ location: { pathname: '/task/7' } })
  expect(pendingNotices.read()).toHaveLength(told)
})

test('its user logs in again and returns to the page; refused calls are repeated', async () => {
  const result = await hold()
  const repeated = resumed('t1')
  await act(async () => store.set(sessionAtom, { ...ann, token: 't3' }))
  expect([result.current, store.get(heldSessionAtom), await repeated]).toEqual([
    '/task/7?tab=people',
    null,
    true,
  ])
})

test('leaving a held page opens the login, and refused calls stay refused', async () => {
  const result = await hold()
  const repeated = resumed('t1')
  await act(async () => store.set(sessionAtom, null))
  expect([result.current, store.get(heldSessionAtom), await repeated]).toEqual([
    '/login?from=%2Ftask%2F7%3Ftab%3Dpeople',
    null,
    false,
  ])
})

test('another person sees nothing of a held page: the application reloads without a question, and no call is repeated', async () => {
  await hold()
  const secretShown = () => renderHook(() => useCloseGuard(() => undefined, true))
  secretShown()
  const reload = vi.fn(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
  vi.stubGlobal('location', { ...window.location, reload })
  try {
    const repeated = resumed('t1')
    await act(async () => store.set(sessionAtom, ben))
    expect([reload.mock.results, await repeated]).toEqual([[{ type: 'return', value: true }], false])
    // New unsaved input is asked about again.
    secretShown()
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  } finally {
    vi.unstubAllGlobals()
    store.set(heldSessionAtom, null)
  }
})

test('a user who has logged in again within that second stays', async () => {
  vi.useFakeTimers()
  const { result } = watched()
  await act(async () => reportSessionExpired('t1'))
  store.set(sessionAtom, ben)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect([result.current, store.get(sessionAtom)]).toEqual(['/task/7?tab=people', ben])
  expect(store.get(sessionExpiredAtom)).toBeNull()
})

test.each([
  ['all of it', ben, ben],
  // Another window's local storage arrives later than its cookie.
  ['so far only whose it is', { ...ben, token: ann.token }, ann],
])(
  'for a session stored by another window within that second, %s, nothing is removed',
  async (_what, stored, shown) => {
    vi.useFakeTimers()
    const { result } = watched()
    await act(async () => reportSessionExpired('t1'))
    writeSession({ storage: localStorage, cookies: document, port: location.port }, stored)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect([result.current, store.get(sessionAtom)]).toEqual(['/task/7?tab=people', shown])
    expect(readSession({ storage: localStorage, cookies: document, port: location.port })).toEqual(stored)
  },
)

test('a continuing session is left alone', async () => {
  vi.useFakeTimers()
  const { result } = watched()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect([result.current, store.get(sessionAtom), pendingNotices.read()]).toEqual([
    '/task/7?tab=people',
    ann,
    [],
  ])
})

const leaving = () => renderHook(() => ({ ...useLogout(), place: place() }), { wrapper })

test.each([
  ['the server answers', () => Promise.resolve({})],
  ['it does not', () => Promise.reject(new Error('offline'))],
])('logging out ends the session in this browser, whether %s', async (_what, answer) => {
  const call = vi.spyOn(client, 'call').mockImplementation(answer)
  const { result } = leaving()
  await act(async () => result.current.logOut())
  expect(call).toHaveBeenCalledExactlyOnceWith(logout, {})
  expect(store.get(sessionAtom)).toBeNull()
})

// Reported for other products; sources are in docs/inputs.md.
test('logging out asks about what is typed on a screen and not saved', async () => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({})
  markUnsaved('/feedback', 'form', true)
  onTestFinished(() => markUnsaved('/feedback', 'form', false))
  const { result } = leaving()
  await act(async () => result.current.logOut())
  expect([openConfirmation.read()?.title, call.mock.calls]).toEqual(['Discard your changes?', []])
  await act(async () => dismissConfirmation())
  expect(store.get(sessionAtom)).toEqual(ann)
  await act(async () => result.current.logOut())
  await act(async () => openConfirmation.read()?.answer(true))
  expect([store.get(sessionAtom), call.mock.calls]).toEqual([null, [[logout, {}]]])
})

test('logging out of a session that is over already does not wait for a login, to log that out', async () => {
  const server = vi.fn(async () => {
    reportSessionExpired('t1')
    throw new ApiRefused(200, { code: 5004, msg: '', data: null, reason: 'not_logged_in', request_id: '1' })
  })
  const asked = withRelogin({ options: {}, call: server } as unknown as Client)
  vi.spyOn(client, 'call').mockImplementation(asked.call as never)
  const { result } = leaving()
  await act(async () => result.current.logOut())
  expect([store.get(sessionAtom), store.get(sessionExpiredAtom)]).toEqual([null, null])
  expect(server).toHaveBeenCalledOnce()
})

test('a session that has begun while the last one was logged out goes on', async () => {
  vi.spyOn(client, 'call').mockImplementation(async () => void store.set(sessionAtom, ben) as never)
  const { result } = leaving()
  await act(async () => result.current.logOut())
  expect(store.get(sessionAtom)).toEqual(ben)
})

test('an answer of the previous session says nothing of the page of this one', async () => {
  vi.useFakeTimers()
  const { result } = watched()
  markAnswered('t1')
  markAnswered('t0')
  await act(async () => reportSessionExpired('t1'))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect([result.current, store.get(heldSessionAtom)?.token]).toEqual([
    '/login?from=%2Ftask%2F7%3Ftab%3Dpeople',
    't1',
  ])
})

test('only an administrator logged in as a user can return, to the record of that user', async () => {
  expect(leaving().result.current.switchBack).toBeUndefined()
  // biome-ignore lint/suspicious/noDocumentCookie: the server's own cookie, which the test stands in for
  document.cookie = `${SWITCH_MARKER_COOKIE}=1`
  const call = vi
    .spyOn(client, 'call')
    .mockResolvedValue({ token: 't2', user_id: 'u2', username: 'Ben', is_superuser: true })
  const { result } = leaving()
  await act(async () => result.current.switchBack?.())
  expect(call).toHaveBeenCalledExactlyOnceWith(switchAdmin, {})
  expect(store.get(sessionAtom)).toEqual(ben)
  expect(result.current.place).toBe('/userManagement/u1')
})

test('during the return, the end of the left session is not reported; if the return fails, it is', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server's own cookie, which the test stands in for
  document.cookie = `${SWITCH_MARKER_COOKIE}=1`
  vi.spyOn(client, 'call').mockImplementation(async () => {
    reportSessionExpired('t1')
    expect(store.get(sessionExpiredAtom)).toBeNull()
    throw new Error('offline')
  })
  const { result } = leaving()
  await act(async () => result.current.switchBack?.())
  expect([store.get(sessionAtom), result.current.place]).toEqual([ann, '/task/7?tab=people'])
  expect(pendingNotices.read()).toMatchObject([{ tone: 'error' }])
  reportSessionExpired('t1')
  expect(store.get(sessionExpiredAtom)).toBe('t1')
})

test('navigating to the login carries email and reason, and replaces the previous page', () => {
  expect(toLogin({ email: 'a@b.example', reason: 'reset' })).toEqual([
    '/login',
    { state: { login: { email: 'a@b.example', reason: 'reset' } }, replace: true },
  ])
  const arrived = (state?: object) => {
    const at = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[{ pathname: '/login', ...(state && { state }) }]}>
        {children}
      </MemoryRouter>
    )
    return renderHook(() => useLoginNavigationState(), { wrapper: at }).result.current
  }
  expect(arrived({ login: { email: 'a@b.example' } })).toEqual({ email: 'a@b.example' })
  expect([arrived({}), arrived()]).toEqual([undefined, undefined])
})

test('another window’s login or logout is followed, but nothing else that it stores', () => {
  // A store without other listeners.
  const own = createStore()
  own.set(sessionAtom, ann)
  const stop = own.sub(sessionAtom, () => undefined)
  const stored = (key: string | null, token: string | null) => {
    if (token === null) localStorage.removeItem('token')
    else localStorage.setItem('token', token)
    dispatchEvent(new StorageEvent('storage', { key }))
    return own.get(sessionAtom)?.token
  }
  expect(stored('vuems_name', 't8')).toBe('t1')
  expect(stored('token', 't9')).toBe('t9')
  // Local storage was cleared.
  expect(stored(null, null)).toBeUndefined()
  stop()
  expect(stored('token', 't1')).toBeUndefined()
})
