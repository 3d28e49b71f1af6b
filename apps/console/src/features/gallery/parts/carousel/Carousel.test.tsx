// @vitest-environment jsdom

import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Carousel } from './Carousel.tsx'

setUpDom()
afterEach(() => {
  vi.useRealTimers()
})

const slides = ['One', 'Two', 'Three'].map((content) => ({ id: content, content }))
const shown = () => screen.getByRole('listitem').textContent

test('steps through the slides and around their end; the others are out of reach', () => {
  renderUi(<Carousel label="News" slides={slides} />)
  expect(shown()).toBe('One')
  fireEvent.click(screen.getByLabelText('Previous slide'))
  expect(shown()).toBe('Three')
  fireEvent.click(screen.getByLabelText('Slide 2 of 3'))
  expect(shown()).toBe('Two')
})

test('advances automatically, but neither under the pointer nor after it was stopped', () => {
  vi.useFakeTimers()
  renderUi(<Carousel label="News" slides={slides} intervalMs={1000} />)
  const pass = () => act(() => void vi.advanceTimersByTime(1000))
  pass()
  expect(shown()).toBe('Two')
  fireEvent.pointerEnter(screen.getByRole('region'))
  pass()
  expect(shown()).toBe('Two')
  fireEvent.pointerLeave(screen.getByRole('region'))
  fireEvent.click(screen.getByLabelText('Pause'))
  pass()
  expect(shown()).toBe('Two')
})

test('rests while it has the focus, and goes on afterwards', () => {
  vi.useFakeTimers()
  renderUi(<Carousel label="News" slides={slides} intervalMs={1000} />)
  const pass = () => act(() => void vi.advanceTimersByTime(1000))
  const next = screen.getByLabelText('Next slide')
  act(() => next.focus())
  pass()
  expect(shown()).toBe('One')
  act(() => next.blur())
  pass()
  expect(shown()).toBe('Two')
})
