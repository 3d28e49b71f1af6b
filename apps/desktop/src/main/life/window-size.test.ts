import { EventEmitter } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'

/** Of the laptop's own screen and, while it is plugged in, of one to its left. */
const screens = {
  own: { x: 0, y: 25, width: 1920, height: 1040 },
  other: { x: -2560, y: 0, width: 2560, height: 1400 },
  isPluggedIn: true,
}
vi.mock('electron', () => ({
  screen: {
    getPrimaryDisplay: () => ({ workAreaSize: screens.own }),
    getDisplayMatching: ({ x }: { x: number }) => ({
      workArea: x < -100 && screens.isPluggedIn ? screens.other : screens.own,
    }),
  },
}))
const { bringWithinReach, keepWindowSize } = await import('./window-size.ts')

function openWindow(window_size: object | null, { maximized = false } = {}) {
  const set = vi.fn()
  const window = Object.assign(new EventEmitter(), {
    setSize: vi.fn(),
    setMinimumSize: vi.fn(),
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
  expect(window.setMinimumSize).toHaveBeenCalledExactlyOnceWith(800, 560)
  expect(window.setSize).toHaveBeenCalledExactlyOnceWith(1100, 720)
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

// Reported for other products; sources are in docs/inputs.md.
test('a laptop whose texts are enlarged has the whole first window on its screen, also where that is below the usual least size', () => {
  onTestFinished(() => void Object.assign(screens.own, { width: 1920, height: 1040 }))
  Object.assign(screens.own, { width: 911, height: 480 })
  const { window } = openWindow(null)
  expect(window.setMinimumSize).toHaveBeenCalledExactlyOnceWith(800, 480)
  expect(window.setSize).toHaveBeenCalledExactlyOnceWith(911, 480)
})

test.each([
  ['on a screen that is there', { x: -2000, y: 100, width: 1300, height: 900 }, true, undefined],
  ['filling its screen', { x: -8, y: 17, width: 1936, height: 1056 }, true, undefined],
  ['with its upper edge in reach', { x: 1700, y: 900, width: 1300, height: 900 }, true, undefined],
  [
    'on a screen that was unplugged',
    { x: -2000, y: 100, width: 2100, height: 1300 },
    false,
    [0, 25, 1920, 1040],
  ],
  [
    'just beside the one that is left',
    { x: 1900, y: 100, width: 1300, height: 900 },
    false,
    [310, 95, 1300, 900],
  ],
  ['below it', { x: 100, y: 1300, width: 1000, height: 640 }, false, [460, 225, 1000, 640]],
  ['above it', { x: 100, y: -600, width: 1000, height: 640 }, false, [460, 225, 1000, 640]],
])('a window %s is shown again within reach', (_where, bounds, isPluggedIn, to) => {
  screens.isPluggedIn = isPluggedIn
  const setBounds = vi.fn()
  bringWithinReach({ getBounds: () => bounds, setBounds } as never)
  const moved = setBounds.mock.calls.map(([{ x, y, width, height }]) => [x, y, width, height])
  expect(moved).toEqual(to ? [to] : [])
})
