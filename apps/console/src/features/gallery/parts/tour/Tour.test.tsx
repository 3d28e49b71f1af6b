// @vitest-environment jsdom

import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Tour } from './Tour.tsx'

setUpDom()

const steps = [
  { id: 'a', target: '#first', title: 'Ports', text: 'Here are your ports' },
  { id: 'b', target: '#nowhere', title: 'Gone', text: 'Not on this screen' },
  { id: 'c', target: '#second', title: 'Help', text: 'Here is help' },
]

test('leads from part to part, skips missing ones, and ends', async () => {
  const onClose = vi.fn()
  renderUi(
    <>
      <p id="first">{'1'}</p>
      <p id="second">{'2'}</p>
      <Tour steps={steps} open onClose={onClose} />
    </>,
  )
  expect(await screen.findByText('Here are your ports')).toBeTruthy()
  expect(screen.getByText('1 of 2')).toBeTruthy()
  // Enter continues; the first button would end the tour.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Next')))
  fireEvent.click(screen.getByText('Next'))
  expect(await screen.findByText('Here is help')).toBeTruthy()
  fireEvent.click(screen.getByText('Got it'))
  expect(onClose).toHaveBeenCalledOnce()
})

test('with nothing to show it ends at once', async () => {
  const onClose = vi.fn()
  renderUi(<Tour steps={steps} open onClose={onClose} />)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})
