// @vitest-environment jsdom
import { userInfo } from '@seaport/contract/people/user'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { queryKeyOf } from '../../../shared/api/endpoint.ts'
import { Announcements } from './Announcements.tsx'

setUpDom()
beforeAll(() => preload('announcement', 'console', 'period'))

test('the list is read again when the header has found another number of unread announcements, and only then', async () => {
  const asked: string[] = []
  vi.spyOn(client, 'call').mockImplementation((async ({ path }: { path: string }) => {
    asked.push(path)
    return path === userInfo.path ? { unread_count: 2 } : { list: [], total: 0, page: 1, page_size: 20 }
  }) as never)
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  renderUi(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Announcements />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const lists = () => asked.filter((path) => path !== userInfo.path).length
  await screen.findByText('2 announcements are unread.')
  await vi.waitFor(() => expect(lists()).toBe(1))
  const found = async (unread_count: number) => {
    act(() => void queries.setQueryData(queryKeyOf(userInfo, {}), { unread_count }))
    await act(async () => {})
  }
  await found(2)
  expect(lists()).toBe(1)
  await found(3)
  await vi.waitFor(() => expect(lists()).toBe(2))
  await found(0)
  await vi.waitFor(() => expect(lists()).toBe(3))
})
