// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { RelativeTime } from './RelativeTime.tsx'

setUpDom()
afterEach(() => void vi.useRealTimers())

const text = () => document.querySelector('time')?.textContent

test('times in the near future show as now, unless allowed otherwise', () => {
  // Far enough from the next unit for a clock that ticks every fifteen seconds.
  for (const [ms, future, words] of [
    [11_000, false, 'now'],
    [7_000_000, false, 'now'],
    [-150_000, false, '2 minutes ago'],
    [9_000_000, true, 'in 2 hours'],
    [-9_000_000, true, '2 hours ago'],
  ] as const) {
    const { unmount } = renderUi(<RelativeTime value={Date.now() + ms} future={future} />)
    expect(text()).toBe(words)
    unmount()
  }
})

test('after the clock was set back, times count from where it stands', () => {
  const { unmount } = renderUi(<RelativeTime value={Date.now()} />)
  unmount()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 })
  renderUi(<RelativeTime value={Date.now() - 9_000_000} />)
  expect(text()).toBe('2 hours ago')
})
