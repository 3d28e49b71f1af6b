// @vitest-environment jsdom
import { loadPatiently } from '@seaport/i18n/load-patiently'
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUpDom } from '../test-support/render.tsx'
import { fetchAhead, lazy } from './lazy.ts'

setUpDom()
/** What the server's answers are, first to last; undefined = none. */
let answers: (number | undefined)[]
beforeEach(() => {
  answers = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => {
    const status = answers.shift()
    if (status === undefined) throw new TypeError('Failed to fetch')
    return { status }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const failing = (times: number) => {
  let left = times
  return vi.fn(async () => {
    left -= 1
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return () => 'There'
  })
}

test('a part comes by itself once the server is back, and asks every two seconds until then', async () => {
  const load = failing(3)
  answers = [undefined, 502, undefined]
  const Part = lazy(load)
  render(<Suspense fallback="Loading">{<Part />}</Suspense>)
  await vi.advanceTimersByTimeAsync(5999)
  expect([load.mock.calls.length, screen.queryByText('There')]).toEqual([3, null])
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  expect(await screen.findByText('There')).toBeTruthy()
})

test('a file that failed while the server came back is asked for once more', async () => {
  answers = [200]
  await expect(loadPatiently(failing(1))).resolves.toBeTruthy()
})

test('a file that the server does not have fails', async () => {
  answers = [200, 200]
  const load = failing(9)
  await expect(loadPatiently(load)).rejects.toThrow('dynamically imported')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that can’t be fetched ahead is no error', async () => {
  const load = failing(1)
  fetchAhead(load)
  await vi.advanceTimersByTimeAsync(0)
  expect(load).toHaveBeenCalledOnce()
})

test('a part that was fetched ahead is shown at once', async () => {
  const Part = lazy(
    async () =>
      ({ name }: { name: string }) =>
        `Hello ${name}`,
  )
  expect(Part.isLoaded()).toBe(false)
  await Part.load()
  expect(Part.isLoaded()).toBe(true)
  const { container } = render(
    <Suspense fallback="Loading">
      <Part name="Hằng" />
    </Suspense>,
  )
  expect(container.textContent).toBe('Hello Hằng')
})
