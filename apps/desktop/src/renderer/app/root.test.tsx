// @vitest-environment jsdom
import { desktopIpc } from '@seaport/contract/desktop/ipc.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()
beforeAll(() => preload('desktop', 'network'))

const state = {
  ...sampleOf(desktopIpc.calls['desktop.state'].result),
  seat: sampleOf(desktopIpc.calls['desktop.state'].result.shape.seat),
}
const told: Record<string, unknown> = {
  'desktop.state': state,
  'proxyLogin.state': null,
  'store.setAside': [],
  'update.state': { ...sampleOf(desktopIpc.calls['update.state'].result), required: false },
}
const refused: Record<string, string> = {}
const listeners = new Map<string, (payload: unknown) => void>()
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', () => 1)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  vi.stubGlobal('seaport', {
    call: async (name: keyof typeof desktopIpc.calls) =>
      name in refused
        ? { ok: false, error: { code: 400, msg: refused[name] } }
        : { ok: true, value: name in told ? told[name] : sampleOf(desktopIpc.calls[name].result) },
    on(name: string, listener: (payload: unknown) => void) {
      listeners.set(name, listener)
      return () => undefined
    },
  })
})

test('the next seat starts on its board, with nothing of the seat before it but what is about this computer', async () => {
  const { Root } = await import('./Root.tsx')
  location.hash = '#/settings'
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 1e9 } } })
  renderUi(
    <QueryClientProvider client={queries}>
      <Root />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  const ofClient = ['desktop.state', 'preference.get', 'proxyLogin.state', 'store.setAside', 'update.state']
  for (const name of ['task.list', 'resource.get', 'translation.get'])
    queries.setQueryData([name, { id: 'của ca trước' }], {})
  const known = () =>
    queries
      .getQueryCache()
      .findAll()
      .map(({ queryKey }) => queryKey)
  expect(known().map(([name]) => name)).toEqual(expect.arrayContaining(ofClient))

  await act(async () => listeners.get('desktop.state')?.({ ...state, seat: { ...state.seat, id: 'ca-hai' } }))
  await screen.findByRole('heading', { level: 1, name: 'Ports' })
  expect(location.hash).not.toContain('settings')
  expect(known()).not.toContainEqual(expect.arrayContaining([{ id: 'của ca trước' }]))
  expect(known().map(([name]) => name)).toEqual(expect.arrayContaining(ofClient))

  // A logout takes away as much.
  queries.setQueryData(['task.list', { id: 'của ca trước' }], {})
  await act(async () => listeners.get('desktop.state')?.({ ...state, seat: null }))
  await screen.findByRole('heading', { level: 1, name: 'Log in to your seat' })
  expect(
    known()
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(ofClient.toSorted())
})

test('a screen reader is told which screen has come', async () => {
  const { Root } = await import('./Root.tsx')
  location.hash = '#/settings'
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Root />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  const news = () => [...document.querySelectorAll('[aria-live="polite"]')].map((one) => one.textContent)
  expect(news()).not.toContain('Settings')
  fireEvent.click(screen.getByRole('link', { name: /^Tasks/ }))
  await screen.findByRole('heading', { level: 1, name: 'Tasks' })
  expect(news()).toContain('Tasks')
})

test.each([
  ['while tasks run, the seat goes on', { required: true, busy: true }, 'Ports'],
  ['once none runs, the update is all there is', { required: true, busy: false }, 'Update to continue'],
  ['one that is not required is not waited for', { required: false, busy: false }, 'Ports'],
])('below the minimum version, %s', async (_what, update, title) => {
  const { Root } = await import('./Root.tsx')
  const before = told['update.state']
  told['update.state'] = { ...sampleOf(desktopIpc.calls['update.state'].result), ...update }
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Root />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1, name: title })
  told['update.state'] = before
})

test('why a question about the computer could not be put away is said', async () => {
  const { ProxyLogin } = await import('./ProxyLogin.tsx')
  const { SetAsideBanner } = await import('./SetAsideBanner.tsx')
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 1e9 } } })
  queries.setQueryData(['proxyLogin.state', {}], { proxy: 'bến.test:3128', asking: true, refused: false })
  queries.setQueryData(['store.setAside', {}], [{ store: 'journal', path: '/nhà/journal.1' }])
  refused['proxyLogin.dismiss'] = 'Chưa đóng được.'
  refused['store.dismiss'] = 'Chưa cất được.'
  renderUi(
    <QueryClientProvider client={queries}>
      <SetAsideBanner />
      <ProxyLogin />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Got it', hidden: true }))
  await screen.findByText('Chưa cất được.')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByText('Chưa đóng được.')
})
