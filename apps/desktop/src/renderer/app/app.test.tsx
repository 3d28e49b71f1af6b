// @vitest-environment jsdom
import { desktopIpc } from '@seaport/contract/desktop/ipc.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

setUpDom()
beforeAll(() => preload('desktop', 'network', 'ui', 'common'))

const { 'desktop.state': desktopState, 'update.state': updateState } = desktopIpc.calls
const state = { ...sampleOf(desktopState.result), seat: sampleOf(desktopState.result.shape.seat) }
const told: Record<string, unknown> = {
  'desktop.state': state,
  'proxyLogin.state': null,
  'store.setAside': [],
  'update.state': { ...sampleOf(updateState.result), required: false },
}
let asked: string[]
let refused: string | undefined
let tellState: (state: object) => void
beforeEach(() => {
  asked = []
  refused = undefined
  vi.stubGlobal('requestIdleCallback', () => 1)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  vi.stubGlobal('seaport', {
    call: async (name: keyof typeof desktopIpc.calls) => {
      asked.push(name)
      if (name === refused) return { ok: false, error: { code: 400, msg: 'Từ chối 拒絕' } }
      return { ok: true, value: name in told ? told[name] : sampleOf(desktopIpc.calls[name].result) }
    },
    on(name: string, listener: (payload: object) => void) {
      if (name === 'desktop.state') tellState = listener
      return () => undefined
    },
  })
})
const times = (name: string) => asked.filter((one) => one === name).length

test('a question that the program refuses is asked once, and again when the person says so', async () => {
  const { App } = await import('./App.tsx')
  refused = 'desktop.state'
  render(<App />)
  await screen.findByText('Từ chối 拒絕')
  expect(times('desktop.state')).toBe(1)
  refused = undefined
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Ports' })
})

test('a screen that is shown again asks again, and nobody follows the address of a seat that has logged out', async () => {
  const { App } = await import('./App.tsx')
  render(<App />)
  await screen.findByRole('heading', { level: 1, name: 'Ports' })
  const first = times('network.list')
  fireEvent.click(screen.getByRole('link', { name: 'Settings' }))
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  await vi.waitFor(() => expect(times('guard.get')).toBe(1))
  fireEvent.click(screen.getByRole('link', { name: 'Ports' }))
  await screen.findByRole('heading', { level: 1, name: 'Ports' })
  fireEvent.click(screen.getByRole('link', { name: 'Settings' }))
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  await vi.waitFor(() => expect(times('guard.get')).toBe(2))
  expect(first).toBe(0)

  const stops = vi.spyOn(window, 'removeEventListener')
  await act(async () => tellState({ ...state, seat: null }))
  await screen.findByRole('heading', { level: 1, name: 'Log in to your seat' })
  expect(stops.mock.calls.map(([name]) => name)).toContain('popstate')
})
