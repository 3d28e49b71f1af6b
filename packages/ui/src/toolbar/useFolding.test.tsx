// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { useFolding } from './useFolding.ts'

afterEach(() => vi.unstubAllGlobals())

/** Controls that the row has room for. */
let room = 0
let measured = 0
let report = (_width: number) => {}

function Row({ content, chips }: { content: string; chips?: ReactNode }): ReactNode {
  const { row, shown } = useFolding(5, content)
  return (
    <i ref={row}>
      {chips}
      {['a', 'b', 'c', 'd', 'e'].slice(0, shown).map((key) => (
        <b key={key} />
      ))}
    </i>
  )
}

/** Says how many there are once it is told. */
let count = (_total: number) => {}

function Chips(): ReactNode {
  const [total, setTotal] = useState(0)
  count = setTotal
  return <u>{total}</u>
}

/** A row has room for so many elements. */
function measureRows(): void {
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
}

test('a row that grows by itself is folded before it is painted, until nothing is left to fold', async () => {
  measureRows()
  room = 4
  const { container } = render(<Row content="vi" chips={<Chips />} />)
  const shown = () => container.querySelectorAll('b').length
  expect(shown()).toBe(3)
  // Within `act` the row would be drawn only at its end.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const frames: number[] = []
  for (const left of [3, 2, 1, 0]) {
    room = left
    flushSync(() => count(left + 10))
    // A browser paints after the microtasks of the change.
    await Promise.resolve()
    frames.push(shown())
  }
  expect(frames).toEqual([2, 1, 0, 0])
})

test('a row folds until it fits, is measured once, and again when its width or its content changes', () => {
  let width = 300
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(10)
  measureRows()
  const resize = (to: number) => {
    width = to
    report(to)
  }
  room = 3
  measured = 0
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
