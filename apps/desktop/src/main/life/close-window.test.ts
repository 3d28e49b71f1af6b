import { EventEmitter } from 'node:events'
import type { OnClose } from '@seaport/contract/desktop/ipc-life.schema'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

const { app, dialog } = await vi.hoisted(async () => {
  const { EventEmitter } = await import('node:events')
  return { app: Object.assign(new EventEmitter(), { quit: vi.fn() }), dialog: { showMessageBox: vi.fn() } }
})
vi.mock('electron', () => ({ app, dialog }))
const { guardClosing } = await import('./close-window.ts')

beforeEach(() => {
  app.removeAllListeners()
  app.quit.mockReset()
  dialog.showMessageBox.mockReset()
})

interface Given {
  on_close: OnClose
  running?: number
  quitting?: boolean
}

function openWindow({ on_close, running = 2, quitting = false }: Given) {
  const window = Object.assign(new EventEmitter(), { hide: vi.fn() })
  const set = vi.fn()
  const onHidden = vi.fn()
  guardClosing(window as never, {
    settings: { get: () => ({ on_close }) as never, note: set },
    messages: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
    isQuitting: () => quitting,
    running: () => running,
    onHidden,
  })
  const close = () => {
    const event = { preventDefault: vi.fn() }
    window.emit('close', event)
    return event.preventDefault.mock.calls.length > 0 ? 'stays' : 'closes'
  }
  return { window, set, onHidden, close }
}

test.each<[OnClose, number, string, boolean]>([
  ['keep', 0, 'goes on', true],
  ['keep', 2, 'goes on', true],
  ['quit', 2, 'quits', false],
  ['ask', 0, 'quits', false],
])('%s with %i tasks: the program %s, hidden: %s', (on_close, running, what, hidden) => {
  const { close, window, onHidden } = openWindow({ on_close, running })
  // A page that objects to being left is asked about in the window.
  expect(close()).toBe('stays')
  expect(app.quit).toHaveBeenCalledTimes(what === 'quits' ? 1 : 0)
  expect([window.hide.mock.calls.length, onHidden.mock.calls.length]).toEqual(hidden ? [1, 1] : [0, 0])
  expect(dialog.showMessageBox).not.toHaveBeenCalled()
})

test.each([
  [0, true, { hidden: 1, quits: 0, kept: [[{ on_close: 'keep' }]] }],
  [0, false, { hidden: 1, quits: 0, kept: [] }],
  [1, true, { hidden: 0, quits: 1, kept: [[{ on_close: 'quit' }]] }],
  [1, false, { hidden: 0, quits: 1, kept: [] }],
  [2, true, { hidden: 0, quits: 0, kept: [] }],
  [7, true, { hidden: 0, quits: 0, kept: [] }],
])(
  'asked about tasks that would stop, answer %i, remembered: %s',
  async (response, checkboxChecked, then) => {
    const answer = Promise.withResolvers<object>()
    dialog.showMessageBox.mockReturnValue(answer.promise)
    const { close, window, set } = openWindow({ on_close: 'ask' })
    expect([close(), close()]).toEqual(['stays', 'stays'])
    expect(dialog.showMessageBox).toHaveBeenCalledExactlyOnceWith(
      window,
      expect.objectContaining({
        detail: 'close.text 2',
        buttons: ['close.keep', 'close.quit', 'close.cancel'],
        defaultId: 0,
        cancelId: 2,
      }),
    )
    answer.resolve({ response, checkboxChecked })
    await new Promise(setImmediate)
    const { hidden, quits, kept } = then
    expect(window.hide).toHaveBeenCalledTimes(hidden)
    expect(app.quit).toHaveBeenCalledTimes(quits)
    expect(set.mock.calls).toEqual(kept)
    close()
    expect(dialog.showMessageBox, 'who has answered is asked again the next time').toHaveBeenCalledTimes(2)
  },
)

test('quitting the program is not delayed', () => {
  const { close } = openWindow({ on_close: 'keep', quitting: true })
  expect(close()).toBe('closes')
})

test('on macOS a window that fills the screen leaves it before it goes to the tray', () => {
  const { platform } = process
  onTestFinished(() => void Object.defineProperty(process, 'platform', { value: platform }))
  Object.defineProperty(process, 'platform', { value: 'darwin' })
  const { close, window } = openWindow({ on_close: 'keep' })
  const setFullScreen = vi.fn()
  Object.assign(window, { isFullScreen: () => true, setFullScreen })
  close()
  expect(setFullScreen).toHaveBeenCalledExactlyOnceWith(false)
  expect(window.hide).not.toHaveBeenCalled()
})
