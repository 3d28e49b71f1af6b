// @vitest-environment jsdom
import { permissionKeys } from '@seaport/contract/kernel/permission'
import { getMenu } from '@seaport/contract/platform/menu'
import { getAdminAttention } from '@seaport/contract/work/attention'
import type { NavSection } from '@seaport/ui/nav'
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { client } from '../../shared/api/client.ts'
import { useSidebar } from './useSidebar.ts'

setUpDom()

let queries: QueryClient
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)
const words = { title: ({ name }: { name: string }) => name } as never
const entriesOf = (sections: readonly NavSection[]) => sections.flatMap(({ entries }) => entries)

test('an administrator’s entry counts all that waits on its screen', async () => {
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown) =>
    endpoint === getAdminAttention
      ? {
          items: [
            { path: '/turnoverManagement?status=pending', count: 2 },
            { path: '/elsewhere', count: 7 },
            { path: '/turnoverManagement?status=failed', count: 3 },
          ],
        }
      : {
          tree: [
            { id: 'm1', title: 'Đơn', path: '/turnoverManagement', icon: '', hidden: false, children: [] },
          ],
        }) as never)
  const { result } = renderHook(() => useSidebar(permissionKeys, words, true), { wrapper })
  await vi.waitFor(() => expect(entriesOf(result.current)).toMatchObject([{ label: 'Đơn', count: 5 }]))
})

test('whose menu could not be loaded finds the screens that they may open', async () => {
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: unknown) => {
    if (endpoint === getMenu) throw new Error('Từ chối')
    return { items: [] }
  }) as never)
  const { result } = renderHook(() => useSidebar(['009'], words, false), { wrapper })
  await vi.waitFor(() => expect(entriesOf(result.current)).not.toEqual([]))
  const paths = entriesOf(result.current).map((entry) => ('href' in entry ? entry.href : ''))
  expect(paths).toContain('#/task')
  expect(paths).not.toContain('#/seatAccount')
})
