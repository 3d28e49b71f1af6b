import type { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'

vi.mock('electron', async () => {
  const { EventEmitter } = await import('node:events')
  return {
    ipcMain: new EventEmitter(),
    BrowserWindow: class extends EventEmitter {
      readonly webContents = Object.assign(new EventEmitter(), { setWindowOpenHandler: vi.fn() })
      readonly show = vi.fn()
      readonly minimize = vi.fn()
      readonly options: unknown
      constructor(options: unknown) {
        super()
        this.options = options
      }
    },
  }
})
const { createMainWindow } = await import('./main-window.ts')

interface Opened extends EventEmitter {
  options: unknown
  show: ReturnType<typeof vi.fn>
  minimize: ReturnType<typeof vi.fn>
  webContents: EventEmitter & { setWindowOpenHandler: ReturnType<typeof vi.fn> }
}

function openWindow({ inBackground = false } = {}) {
  const openOutside = vi.fn()
  const ours = { preload: '/preload.cjs', origin: 'app://seaport', title: 'Seaport' }
  const options = { ...ours, inBackground, openOutside }
  return { openOutside, window: createMainWindow(options) as unknown as Opened }
}

test('the window is shown once it is drawn, and its page has no privileges', () => {
  const { window } = openWindow()
  expect(window.show).not.toHaveBeenCalled()
  window.emit('ready-to-show')
  expect(window.show).toHaveBeenCalledOnce()
  expect(window.options).toMatchObject({
    show: false,
    webPreferences: {
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
    },
  })
})

test('a window opened by the system at login takes no focus', () => {
  const { window } = openWindow({ inBackground: true })
  window.emit('ready-to-show')
  expect([window.show.mock.calls.length, window.minimize.mock.calls.length]).toEqual([0, 1])
})

// Reported for other products; sources are in docs/inputs.md.
test('a dialog with something typed does not keep the program from ending', () => {
  const { window } = openWindow()
  const event = { preventDefault: vi.fn() }
  window.webContents.emit('will-prevent-unload', event)
  expect(event.preventDefault).toHaveBeenCalledOnce()
})

test.each(['will-navigate', 'will-frame-navigate'])('%s navigates only to our own pages', (name) => {
  const { window } = openWindow()
  const stopped = (url: string) => {
    const event = { url, preventDefault: vi.fn() }
    window.webContents.emit(name, event)
    return event.preventDefault.mock.calls.length > 0
  }
  const urls = [
    'app://seaport/task/new',
    'app://other/',
    'https://seaport/',
    'file:///etc/passwd',
    'nonsense',
  ]
  expect(urls.map(stopped)).toEqual([false, true, true, true, true])
})

test('a new window is never opened; the person is asked about its address', () => {
  const { window, openOutside } = openWindow()
  const [open] = window.webContents.setWindowOpenHandler.mock.lastCall ?? []
  expect(open({ url: 'https://network.example/' })).toEqual({ action: 'deny' })
  expect(openOutside).toHaveBeenCalledExactlyOnceWith('https://network.example/')
})
