import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'

vi.mock('electron', () => ({
  screen: { getPrimaryDisplay: () => ({ workAreaSize: { width: 1920, height: 1040 } }) },
}))
const { keepWindowSize } = await import('./window-size.ts')

function openWindow(window_size: object | null, { maximized = false } = {}) {
  const set = vi.fn()
  const window = Object.assign(new EventEmitter(), {
    setSize: vi.fn(),
    center: vi.fn(),
    maximize: vi.fn(),
    getNormalBounds: () => ({ x: 3, y: 4, width: 1300, height: 900 }),
    isMaximized: () => maximized,
  })
  keepWindowSize(window as never, { get: () => ({ window_size }) as never, note: set })
  return { window, set }
}

test('the first window has the size that the program gives it', () => {
  const { window } = openWindow(null)
  expect(window.setSize).not.toHaveBeenCalled()
  expect(window.maximize).not.toHaveBeenCalled()
})

test('the next one has the size of the last one, whether it filled the screen or not', () => {
  const { window } = openWindow({ width: 1400, height: 800, maximized: false })
  expect(window.setSize).toHaveBeenCalledExactlyOnceWith(1400, 800)
  expect(window.maximize).not.toHaveBeenCalled()
  expect(openWindow({ width: 1400, height: 800, maximized: true }).window.maximize).toHaveBeenCalledOnce()
})

test('a window that was larger than today’s screen fits it, with its frame in reach', () => {
  const sizeAfter = (width: number, height: number) =>
    openWindow({ width, height, maximized: false }).window.setSize.mock.lastCall
  expect(sizeAfter(2560, 1400)).toEqual([1920, 1040])
  expect(sizeAfter(1200, 1400)).toEqual([1200, 1040])
})

test.each([true, false])(
  'a closed window stores its size; one that fills the screen (%s) its earlier size',
  (maximized) => {
    const { window, set } = openWindow(null, { maximized })
    window.emit('close')
    expect(set).toHaveBeenCalledExactlyOnceWith({ window_size: { width: 1300, height: 900, maximized } })
  },
)
