// @vitest-environment jsdom
import { ApiRefused } from '@seaport/api-client/errors'
import type { ReceivedRefusal } from '@seaport/api-client/refusal'
import { assignAccounts, listAccounts } from '@seaport/contract/desk/account'
import { listSeats } from '@seaport/contract/desk/seat'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { getTask } from '@seaport/contract/work/task'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { NewTask } from '../screens/NewTask.tsx'
import { useSeatAssignment } from './new-task.ts'

setUpDom()
beforeAll(() => preload('wizard'))

const ASSIGN = 'Assign'

function Assign(): ReactNode {
  const { options, assign } = useSeatAssignment()
  return (
    <button type="button" onClick={() => assign(['a1', 'a2'], options[0]?.value ?? '')}>
      {options.length > 0 && ASSIGN}
    </button>
  )
}

test('why accounts could not be assigned on the way to a task is told', async () => {
  const seat = { id: 's1', name: 'Ca sáng 早', seat_code: '100001', enabled: true, allocated: 3, occupied: 1 }
  const written: unknown[] = []
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: Endpoint, input: unknown) => {
    if (endpoint === listSeats) return { list: [seat], total: 1, page: 1, page_size: 200 }
    written.push([endpoint, input])
    throw new ApiRefused(409, { code: 409, msg: 'Ghế đã bị xoá 席位已删' } as ReceivedRefusal)
  }) as typeof client.call)
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Assign />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByText(ASSIGN))
  await screen.findByText('Ghế đã bị xoá 席位已删')
  expect(written).toEqual([[assignAccounts, { body: { account_ids: ['a1', 'a2'], seat_id: 's1' } }]])
})

test.each<[Endpoint, string]>([
  [getTask, '/task/new?from=t1'],
  [listAccounts, '/task/new'],
])('a wizard that lacks the answer of %o says why', async (refused, address) => {
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: Endpoint) => {
    if (endpoint !== refused) return { list: [], total: 0, page: 1, page_size: 200 }
    throw new ApiRefused(404, { code: 404, msg: 'Không tìm thấy 未找到' } as ReceivedRefusal)
  }) as typeof client.call)
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <NewTask />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText('Không tìm thấy 未找到')
})
