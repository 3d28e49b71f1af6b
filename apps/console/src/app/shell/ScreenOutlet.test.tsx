// @vitest-environment jsdom
import { setUpDom } from '@seaport/ui/test-support'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScreenOutlet } from './ScreenOutlet.tsx'

setUpDom()

/** The real timer, not the mocked one. */
const { setTimeout: later } = globalThis

type LoadedScreen = () => string
let root: Root
let arrive: ((screen: LoadedScreen) => void) | undefined
let container: HTMLElement

/** A screen that no other test loads. */
const screen = vi.hoisted(() => ({
  name: 'tasks',
  path: '/only-here',
  layout: 'shell',
  namespaces: [],
  load: () => new Promise<LoadedScreen>((resolve) => (arrive = resolve)),
}))
const lost = vi.hoisted(() => ({
  ...{ name: 'seats', path: '/lost', layout: 'shell', namespaces: [] },
  load: () => Promise.reject(new Error('Its file is gone')),
}))
vi.mock('../screens.ts', () => ({ screens: [screen, lost] }))

beforeEach(() => {
  // React shows at once what it would hold back, if a test tells it so.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(() => {
  root.unmount()
  container.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Outlet() {
  return <ScreenOutlet location={useLocation()} />
}

test('a screen is shown as soon as its files are there', async () => {
  root.render(
    <MemoryRouter initialEntries={['/only-here']}>
      <Outlet />
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect([container.textContent, typeof arrive]).toEqual(['Loading…', 'function']))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  arrive?.(() => 'The screen')
  // The clock stands still: what React holds back for a time does not come.
  for (let turn = 0; turn < 200 && container.textContent !== 'The screen'; turn += 1)
    await new Promise((resolve) => later(resolve, 0))
  expect(container.textContent).toBe('The screen')
})

test('a screen whose files can’t be loaded says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // The server is there, but the file is not.
  vi.stubGlobal('fetch', async () => ({ status: 200 }))
  root.render(
    <MemoryRouter initialEntries={['/lost']}>
      <Outlet />
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(container.querySelector('button')?.textContent).toBe('Try again'))
})
