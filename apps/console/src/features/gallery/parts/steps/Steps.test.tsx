// @vitest-environment jsdom

import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Steps } from './Steps.tsx'

setUpDom()

test('marks the state of each step, and links to completed ones', () => {
  const onSelect = vi.fn()
  const steps = ['Kind', 'Script', 'Start'].map((title) => ({ id: title, title }))
  renderUi(<Steps label="New task" steps={steps} current={1} onSelect={onSelect} />)
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'KindDone',
    '2ScriptCurrent step',
    '3StartNot started',
  ])
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  fireEvent.click(screen.getByRole('button'))
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(0)
})
