// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { Activity, type ReactNode } from 'react'
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

test('a menu of a tab stays closed when the tab is shown again', () => {
  let mode: 'visible' | 'hidden' = 'visible'
  const wrapper = ({ children }: { children: ReactNode }) => <Activity mode={mode}>{children}</Activity>
  const { result, rerender } = renderHook(() => useOpenedMenu(), { wrapper })
  act(() => result.current.state.onOpenChange(undefined, { open: false }))
  for (mode of ['hidden', 'visible'] as const) rerender()
  expect(result.current.state.open).toBe(false)
})

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
