// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLastShown } from './useLastShown.ts'

test('what waited is no longer shown last once its place shows something else, or is opened again', () => {
  const { result, rerender, unmount } = renderHook(({ what }) => useLastShown('a place', what), {
    initialProps: { what: 'order 1' },
  })
  const ofFirst = result.current
  expect(ofFirst()).toBe(true)
  rerender({ what: 'order 2' })
  expect([ofFirst(), result.current()]).toEqual([false, true])
  const ofSecond = result.current
  unmount()
  expect(ofSecond()).toBe(true)
  renderHook(() => useLastShown('a place', 'order 2'))
  expect(ofSecond()).toBe(false)
})
