// @vitest-environment jsdom
import { setUpDom } from '@seaport/ui/test-support'
import { fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { useDragStart } from './useDragStart.ts'

setUpDom()

function Bar(): ReactNode {
  const [dropped, setDropped] = useState<number>()
  const { pixels, handlers } = useDragStart(true, setDropped)
  return (
    <a href="#/task/7" {...handlers}>
      {`at ${pixels}, dropped at ${dropped}`}
    </a>
  )
}

test('a bar lies again where it was once it is dropped, given up or taken away', () => {
  HTMLElement.prototype.setPointerCapture = () => {}
  render(<Bar />)
  const bar = screen.getByRole('link')
  const drag = (to: number) => {
    fireEvent.pointerDown(bar, { button: 0, clientX: 100, pointerType: 'mouse' })
    fireEvent.pointerMove(bar, { clientX: to })
  }
  drag(103)
  expect(bar.textContent).toBe('at undefined, dropped at undefined')
  fireEvent.pointerUp(bar)
  expect(fireEvent.click(bar)).toBe(true)
  drag(140)
  expect(bar.textContent).toBe('at 40, dropped at undefined')
  fireEvent.pointerUp(bar)
  expect(bar.textContent).toBe('at undefined, dropped at 40')
  expect(fireEvent.click(bar)).toBe(false)
  for (const end of [() => fireEvent.pointerCancel(bar), () => fireEvent.keyDown(bar, { key: 'Escape' })]) {
    drag(160)
    end()
    expect(bar.textContent).toBe('at undefined, dropped at 40')
    // What moves then is only the pointer.
    fireEvent.pointerMove(bar, { clientX: 200 })
    expect(bar.textContent).toBe('at undefined, dropped at 40')
  }
  Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture')
})
