// @vitest-environment jsdom
import { preload } from '@seaport/i18n/browser'
import { openConfirmation } from '@seaport/ui/confirm'
import { pendingNotices } from '@seaport/ui/notify'
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { useOptOutQuestion } from './useOptOutActions.ts'

setUpDom()
beforeAll(() => preload('resource'))

const person = (external_id: string) => ({ name: '', handle: '', network: 'x_sandbox' as const, external_id })
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

test('people who were on the opt-out list already are told apart from those who came on it', async () => {
  const call = vi.spyOn(client, 'call').mockResolvedValue({ opted_out: 1, people: [] } as never)
  const { result } = renderHook(() => useOptOutQuestion(() => undefined), { wrapper })
  act(() => result.current([person('1'), person('2'), person('3')]))
  await act(async () => {
    await openConfirmation.read()?.run?.('')
    openConfirmation.read()?.answer(true)
  })
  expect(call).toHaveBeenCalledOnce()
  expect(pendingNotices.read()).toMatchObject([
    { text: '1 person added to the opt-out list · 2 were already on it' },
  ])
})

test('of many people three are named, each name once, and the others counted', () => {
  const { result } = renderHook(() => useOptOutQuestion(() => undefined), { wrapper })
  const named = (name: string, external_id: string) => ({ ...person(external_id), name, handle: 'sen.trà' })
  act(() => result.current([named('Sen', '1'), named('Sen', '2'), named('Trà 茶', '3')]))
  expect(openConfirmation.read()?.text).toBe('Sen (@sen.trà), Trà 茶 (@sen.trà)')
  act(() => result.current(['1', '2', '3', '4', '5'].map(person)))
  expect(openConfirmation.read()?.text).toBe('1, 2, 3, 2 others')
})
