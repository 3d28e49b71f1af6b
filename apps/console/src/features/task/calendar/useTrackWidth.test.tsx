// @vitest-environment jsdom
import { setUpDom } from '@seaport/ui/test-support'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useTrackWidth } from './useTrackWidth.ts'

setUpDom()

function Track({ there }: { there: boolean }): ReactNode {
  const { width, ref } = useTrackWidth()
  return (
    <>
      {there && <div ref={ref} />}
      <output>{width}</output>
    </>
  )
}

test('the width of a track follows its element, and nothing looks at one that is gone', () => {
  let width = 640
  let observed: (() => void)[] = []
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly measure: () => void
      constructor(measure: () => void) {
        this.measure = measure
      }
      observe() {
        observed.push(this.measure)
      }
      disconnect() {
        observed = observed.filter((one) => one !== this.measure)
      }
    },
  )
  const said = () => screen.getByRole('status').textContent
  const { rerender } = render(<Track there={false} />)
  expect([said(), observed.length]).toEqual(['0', 0])
  rerender(<Track there />)
  expect([said(), observed.length]).toEqual(['640', 1])
  width = 320
  act(() => observed[0]?.())
  expect(said()).toBe('320')
  rerender(<Track there={false} />)
  expect(observed).toEqual([])
  vi.unstubAllGlobals()
})
