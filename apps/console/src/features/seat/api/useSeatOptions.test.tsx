// @vitest-environment jsdom
import { ApiRefused } from '@seaport/api-client/errors'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { useLoadedSeats, useSeatOptions } from './useSeatOptions.ts'

afterEach(cleanup)

const rendered = (answer: Promise<unknown>) => {
  vi.spyOn(client, 'call').mockReturnValue(answer)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  return renderHook(() => [useLoadedSeats(), useSeatOptions()], { wrapper }).result
}
const patient = { timeout: inject('patienceMs') }

test('seats are choices by name and code, once they are there', async () => {
  const result = rendered(Promise.resolve({ list: [{ id: 's1', name: 'Hằng', seat_code: '100001' }] }))
  expect(result.current).toEqual([undefined, []])
  const choice = [{ value: 's1', label: 'Hằng · 100001' }]
  await waitFor(() => expect(result.current).toEqual([choice, choice]), patient)
})

test('if the seats can’t be loaded there are no options, and nothing waits for them', async () => {
  const result = rendered(
    Promise.reject(
      new ApiRefused(403, { code: 403, reason: 'forbidden', msg: 'No', data: null, request_id: 'r' }),
    ),
  )
  await waitFor(() => expect(result.current).toEqual([[], []]), patient)
})
