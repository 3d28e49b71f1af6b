// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { notify } from '@seaport/ui/notify'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { CheckProgress } from './CheckProgress.tsx'

setUpDom()
beforeAll(() => preload('proxy'))
afterEach(() => vi.useRealTimers())

test('the notice at the end says how many were checked', async () => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({ list: [], total: 0, page: 1, page_size: 1 })
  const onFinished = vi.fn()
  const said = vi.spyOn(notify, 'success').mockReturnValue(undefined)
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <CheckProgress asked={3} onFinished={onFinished} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(onFinished).toHaveBeenCalledTimes(1))
  expect(said.mock.calls).toEqual([['3 checks finished']])
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ query: { status: 'checking', page_size: 1 } }])
})

test.each([
  [0, 1],
  [2, 4],
])('with %i checks requested here, nine seconds ask %i times', async (asked, times) => {
  vi.useFakeTimers()
  const call = vi.spyOn(client, 'call').mockResolvedValue({ list: [], total: asked, page: 1, page_size: 1 })
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <CheckProgress asked={asked} onFinished={() => {}} />
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(9_100))
  expect(call).toHaveBeenCalledTimes(times)
})
