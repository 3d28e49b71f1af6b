import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { zoomByKeys } from './window-zoom.ts'

function openContents() {
  let level = 0
  const contents = Object.assign(new EventEmitter(), {
    getZoomLevel: () => level,
    setZoomLevel(next: number) {
      level = next
    },
  })
  zoomByKeys(contents as never)
  const press = (key: string, code: string, more: object = {}) => {
    const event = { preventDefault: vi.fn() }
    const input = {
      type: 'keyDown',
      isComposing: false,
      control: true,
      shift: false,
      meta: false,
      alt: false,
    }
    contents.emit('before-input-event', event, { ...input, key, code, ...more })
    return [level, event.preventDefault.mock.calls.length]
  }
  return press
}

// Reported for other products; sources are in docs/inputs.md.
test('our own window is zoomed by the keys of browsers, within bounds; other keys are its own', () => {
  const press = openContents()
  expect(press('+', 'Equal', { shift: true })).toEqual([1, 1])
  expect(press('=', 'Equal')).toEqual([2, 1])
  expect(press('-', 'Minus')).toEqual([1, 1])
  expect(press('k', 'KeyK')).toEqual([1, 0])
  expect(press('-', 'Minus', { control: false })).toEqual([1, 0])
  expect(press('-', 'Minus', { isComposing: true })).toEqual([1, 0])
  expect(press('-', 'Minus', { type: 'keyUp' })).toEqual([1, 0])
  expect(press('0', 'Digit0')).toEqual([0, 1])
  for (let times = 0; times < 9; times += 1) press('=', 'Equal')
  expect(press('=', 'Equal')).toEqual([5, 1])
  for (let times = 0; times < 20; times += 1) press('-', 'Minus')
  expect(press('-', 'Minus')).toEqual([-3, 1])
})
