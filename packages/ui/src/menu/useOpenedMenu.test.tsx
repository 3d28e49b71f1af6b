// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOpenedMenu } from './useOpenedMenu.ts'

function openedMenu() {
  const { result } = renderHook(() => useOpenedMenu())
  return {
    isOpen: () => result.current.state.open,
    turn: (open: boolean) => act(() => result.current.state.onOpenChange(undefined, { open })),
    press: (entry: () => void) => act(() => result.current.afterClosing(entry)),
  }
}

test('the chosen action runs once, when the menu has closed', () => {
  const { isOpen, turn, press } = openedMenu()
  const entry = vi.fn()
  expect(isOpen()).toBe(true)
  press(entry)
  expect(entry).not.toHaveBeenCalled()
  turn(false)
  turn(true)
  turn(false)
  expect(entry).toHaveBeenCalledTimes(1)
})

test('an entry pressed while the menu closes is executed, and not again when it closes the next time', () => {
  const { turn, press } = openedMenu()
  const entry = vi.fn()
  turn(false)
  press(entry)
  expect(entry).toHaveBeenCalledTimes(1)
  turn(true)
  turn(false)
  expect(entry).toHaveBeenCalledTimes(1)
})
