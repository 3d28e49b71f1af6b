// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFolding } from './useFolding.ts'

afterEach(() => vi.unstubAllGlobals())

/** Controls that the row has room for. */
let room = 0
let measured = 0
let report = (_width: number) => {}

function Row({ content }: { content: string }): ReactNode {
  const { row, shown } = useFolding(5, content)
  return (
    <i ref={row}>
      {['a', 'b', 'c', 'd', 'e'].slice(0, shown).map((key) => (
        <b key={key} />
      ))}
    </i>
  )
}

test('a row folds until it fits, is measured once, and again when its width or its content changes', () => {
  let width = 300
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(10)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(10)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    const isLast = this.previousElementSibling !== null && this.nextElementSibling === null
    if (isLast) measured += 1
    return isLast && (this.parentElement?.childElementCount ?? 0) > room ? 20 : 0
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: unknown[]) => void) {
        report = (width) => callback([{ contentRect: { width, height: 10 } }])
      }
      observe() {}
      disconnect() {}
    },
  )
  const resize = (to: number) => {
    width = to
    report(to)
  }
  room = 3
  const { container, rerender } = render(<Row content="en" />)
  const shown = () => container.querySelectorAll('b').length
  expect([shown(), measured]).toEqual([3, 3])
  // The size that the observer reports first is the one it was folded for.
  act(() => resize(300))
  expect([shown(), measured]).toEqual([3, 3])
  room = 4
  act(() => resize(400))
  expect(shown()).toBe(4)
  room = 2
  act(() => resize(300))
  expect(shown()).toBe(2)
  room = 5
  rerender(<Row content="cn" />)
  expect(shown()).toBe(5)
  // The window grew, and something else drew the row before the observer told.
  room = 1
  rerender(<Row content="vi" />)
  width = 500
  rerender(<Row content="vi" />)
  room = 5
  act(() => report(500))
  expect(shown()).toBe(5)
})
