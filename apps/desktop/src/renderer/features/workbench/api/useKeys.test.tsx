// @vitest-environment jsdom
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useKeys } from './useKeys.ts'

setUpDom()

function Bench({ onDone }: { onDone: () => void }) {
  useKeys({ d: onDone })
  return null
}

test.each([
  ['pressed', {}, 1],
  ['held down', { repeat: true }, 0],
  ['of an input method that composes', { isComposing: true }, 0],
  ['of a browser’s shortcut', { ctrlKey: true }, 0],
])('a key %s (%j) acts %i times', (_what, press, times) => {
  const onDone = vi.fn()
  renderUi(<Bench onDone={onDone} />)
  fireEvent.keyDown(document.body, { key: 'd', code: 'KeyD', ...press })
  expect(onDone).toHaveBeenCalledTimes(times)
})
