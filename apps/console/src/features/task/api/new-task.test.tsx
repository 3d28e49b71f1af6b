// @vitest-environment jsdom
import { ApiRefused } from '@seaport/api-client/errors'
import type { ReceivedRefusal } from '@seaport/api-client/refusal'
import { assignAccounts, getAccount, listAccounts } from '@seaport/contract/desk/account'
import { Account } from '@seaport/contract/desk/account.schema'
import { listSeats } from '@seaport/contract/desk/seat'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import type { SystemConfig } from '@seaport/contract/people/system.schema'
import { sampleOf } from '@seaport/contract/test-support/sample.schema'
import { getScript } from '@seaport/contract/work/script'
import { getTask } from '@seaport/contract/work/task'
import { TaskDetail } from '@seaport/contract/work/task.schema'
import { preload } from '@seaport/i18n/browser'
import { renderUi, setUpDom } from '@seaport/ui/test-support'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, renderHook, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { client } from '../../../shared/api/client.ts'
import { configAtom } from '../../../shared/config/system-config.ts'
import { NewTask } from '../screens/NewTask.tsx'
import { useChosenScript, useSeatAssignment, useWizardAccounts } from './new-task.ts'

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

/** Refuses calls of an endpoint, for a reason, and answers lists of accounts with what is given. */
function serve(gone: Endpoint, reason: string | undefined, list: readonly Account[] = []) {
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: Endpoint) => {
    if (endpoint === gone)
      throw new ApiRefused(404, { code: 404, msg: 'Không tìm thấy', reason } as ReceivedRefusal)
    if (endpoint === getTask) return { ...sampleOf(TaskDetail), account: { id: 'deleted', account: 'trà' } }
    return { list: endpoint === listAccounts ? list : [], total: list.length, page: 1, page_size: 200 }
  }) as typeof client.call)
  return new QueryClient({ defaultOptions: { queries: { retry: false } } })
}

test.each([
  ['not_found', undefined],
  // It may be there, so it stays chosen.
  [undefined, /1 chosen/],
])('a task is created anew without an account that was deleted since (%s)', async (reason, chosen) => {
  const queries = serve(getAccount, reason, [sampleOf(Account)])
  const store = createStore()
  store.set(configAtom, { networks: [] } as unknown as SystemConfig)
  renderUi(
    <QueryClientProvider client={queries}>
      <Provider store={store}>
        <MemoryRouter initialEntries={['/task/new?from=t1']}>
          <NewTask />
        </MemoryRouter>
      </Provider>
    </QueryClientProvider>,
  )
  await screen.findByText(/can take a task/)
  await vi.waitFor(() =>
    expect(client.call).toHaveBeenCalledWith(getAccount, expect.anything(), expect.anything()),
  )
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  await vi.waitFor(() => expect(screen.queryByText(/chosen/)?.textContent ?? '').toMatch(chosen ?? /^$/))
})

test('a script that was deleted is told from one that is still loading', async () => {
  const queries = serve(getScript, 'not_found')
  const { result } = renderHook(() => useChosenScript('s1'), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  expect(result.current).toBeUndefined()
  await vi.waitFor(() => expect(result.current).toBeNull())
})

test('an account has the free ports of its seat, also one that was chosen before a search that does not find it', async () => {
  const seat = { id: 's1', name: 'Ca sáng 早', seat_code: '100001', enabled: true, allocated: 5, occupied: 2 }
  const account = { ...sampleOf(Account), seat: { id: 's1', name: seat.name, seat_code: seat.seat_code } }
  vi.spyOn(client, 'call').mockImplementation((async (endpoint: Endpoint, input: object) => {
    const list = (found: readonly object[]) => ({ list: found, total: found.length, page: 1, page_size: 200 })
    if (endpoint === listSeats) return list([seat])
    if (endpoint === getAccount) return { ...account, id: 'chosen' }
    const { query } = input as { query: { usable: string } }
    return list([{ ...account, id: query.usable === 'true' ? 'usable' : 'full' }])
  }) as typeof client.call)
  const { result } = renderHook(() => useWizardAccounts('trà 茶', ['chosen', 'usable']), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  })
  const freePorts = () => result.current.data?.accounts.map(({ id, free_ports }) => [id, free_ports])
  await vi.waitFor(() =>
    expect(freePorts()).toEqual([
      ['usable', 3],
      ['full', 0],
      ['chosen', 3],
    ]),
  )
})
