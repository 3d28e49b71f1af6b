import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'

const { app, dialog } = vi.hoisted(() => ({ app: { quit: vi.fn() }, dialog: { showMessageBox: vi.fn() } }))
vi.mock('electron', () => ({ app, dialog }))
const { healWindow } = await import('./heal-window.ts')

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
function openWindow() {
  const window = Object.assign(new EventEmitter(), {
    webContents: new EventEmitter(),
    isDestroyed: () => false,
    loadURL: vi.fn(async () => undefined),
  })
  healWindow(window as never, { messages: (key) => key, log, home: 'app://seaport/index.html' })
  const crash = (reason = 'crashed') => window.webContents.emit('render-process-gone', {}, { reason })
  return { window, crash }
}
beforeEach(() => {
  dialog.showMessageBox.mockReset()
  app.quit.mockReset()
})

test('a crashed window is reloaded automatically', () => {
  const { window, crash } = openWindow()
  crash()
  expect(window.loadURL.mock.calls).toEqual([['app://seaport/index.html']])
  crash('clean-exit')
  expect(window.loadURL).toHaveBeenCalledOnce()
})

test.each([
  [0, 4, 0],
  [1, 3, 1],
])('one that crashes again and again asks; answer %s', async (response, loads, quits) => {
  dialog.showMessageBox.mockResolvedValue({ response })
  const { window, crash } = openWindow()
  for (let times = 0; times < 4; times += 1) crash()
  await new Promise(setImmediate)
  expect(dialog.showMessageBox).toHaveBeenCalledOnce()
  expect([window.loadURL.mock.calls.length, app.quit.mock.calls.length]).toEqual([loads, quits])
})

test('a window that hangs is waited for, or the program ends; it is asked about once at a time', async () => {
  dialog.showMessageBox.mockReturnValue(new Promise(() => undefined))
  const { window } = openWindow()
  window.emit('unresponsive')
  window.emit('unresponsive')
  expect(dialog.showMessageBox).toHaveBeenCalledOnce()
})
