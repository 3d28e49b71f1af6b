import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { hideWindow } from './hide-window.ts'

function hidden(platform: NodeJS.Platform, fills: boolean) {
  const asked: string[] = []
  const window = Object.assign(new EventEmitter(), {
    isFullScreen: () => fills,
    hide: () => asked.push('hide'),
    setFullScreen: (full: boolean) => asked.push(`full screen ${full}`),
  })
  hideWindow(window as never, platform)
  const atOnce = [...asked]
  window.emit('leave-full-screen')
  const afterwards = asked.slice(atOnce.length)
  // It is shown again, and fills the screen for a while.
  window.emit('leave-full-screen')
  return { atOnce, afterwards, later: asked.slice(atOnce.length + afterwards.length) }
}

// Reported for other products; sources are in docs/inputs.md.
test('on macOS a window that fills the screen leaves it before it is hidden', () => {
  expect(hidden('darwin', true)).toEqual({ atOnce: ['full screen false'], afterwards: ['hide'], later: [] })
  expect(hidden('darwin', false)).toEqual({ atOnce: ['hide'], afterwards: [], later: [] })
  expect(hidden('win32', true)).toEqual({ atOnce: ['hide'], afterwards: [], later: [] })
})
