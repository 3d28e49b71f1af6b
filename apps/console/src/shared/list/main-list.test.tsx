// @vitest-environment jsdom
import { countAccounts, listAccounts } from '@seaport/contract/desk/account'
import { countProxies, listProxies } from '@seaport/contract/desk/proxy'
import { countSeats, listSeats } from '@seaport/contract/desk/seat'
import { countTasks, listTasks } from '@seaport/contract/work/task'
import { preload } from '@seaport/i18n/browser'
import { sessionStore } from '@seaport/i18n/storage'
import { useListState } from '@seaport/product-ui/list-state'
import { StorageScope } from '@seaport/ui/storage-scope'
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { accountList } from '../../features/account/account.list.ts'
import { AccountStates } from '../../features/account/components/AccountStates.tsx'
import { ProxyStates } from '../../features/proxy/components/ProxyStates.tsx'
import { proxyList } from '../../features/proxy/proxy.list.ts'
import { SeatStates } from '../../features/seat/components/SeatStates.tsx'
import { seatList } from '../../features/seat/seat.list.ts'
import { TaskStates } from '../../features/task/components/TaskStates.tsx'
import { taskList } from '../../features/task/task.list.ts'
import { client } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { sessionAtom } from '../session/session.ts'
import { askForList, type MainList } from './main-list.ts'
import type { StateList } from './StateStrip.tsx'
import { useTable } from './useTable.ts'

setUpDom()
beforeAll(() => preload('task', 'taskScreen', 'account', 'seat', 'proxy'))

const call = vi.fn()
beforeEach(() => {
  call.mockReset().mockResolvedValue({ list: [], total: 1000 })
  vi.spyOn(client, 'call').mockImplementation(call)
  getDefaultStore().set(sessionAtom, { token: 't', userId: 'u7', name: 'Hằng', superuser: false })
})
afterEach(() => {
  queries.clear()
  location.hash = ''
  getDefaultStore().set(sessionAtom, null)
})

const asked = () => call.mock.calls.map(([endpoint, { query }]) => [endpoint, query])

function Shown({ list, States }: { list: MainList; States: (props: { list: StateList }) => ReactNode }) {
  const state = useListState(list.name, list.filters)
  useTable(list.endpoint, state as never)
  return <States list={state} />
}
const show = (list: MainList, States: typeof AccountStates) =>
  render(
    <QueryClientProvider client={queries}>
      <StorageScope value="u7">
        <MemoryRouter>
          <Shown list={list} States={States} />
        </MemoryRouter>
      </StorageScope>
    </QueryClientProvider>,
  )

const state = { page: 3, page_size: 50 }
const lists = [
  {
    list: taskList,
    States: TaskStates,
    left: { search: 'phở', status: 'error', family: '', kind: '', seat_id: '', batch_id: '' },
    asks: [
      [listTasks, { ...state, search: 'phở', status: 'error' }],
      [countTasks, { search: 'phở' }],
    ],
  },
  {
    list: accountList,
    States: AccountStates,
    left: { search: '', network: 'x', type: '', availability: '', seat_id: 'none', proxy_id: '' },
    asks: [
      [listAccounts, { ...state, network: 'x', seat_id: 'none' }],
      [countAccounts, { network: 'x' }],
    ],
  },
  {
    list: seatList,
    States: SeatStates,
    left: { search: '7', online: 'false', enabled: 'true' },
    asks: [
      [listSeats, { ...state, search: '7', online: 'false', enabled: 'true' }],
      [countSeats, { search: '7' }],
    ],
  },
  {
    list: proxyList,
    States: ProxyStates,
    left: { search: '', status: 'bad', group_id: 'g1', scheme: '' },
    asks: [
      [listProxies, { ...state, status: 'bad', group_id: 'g1' }],
      [countProxies, { group_id: 'g1' }],
    ],
  },
]

test.each(lists)(
  'what is requested ahead of $list.name is what the screen shows as it was left',
  async ({ list, States, left, asks }) => {
    sessionStore.setItem(`list-${list.name}-u7`, JSON.stringify({ ...state, filters: left }))
    askForList(list)
    expect(asked()).toEqual(asks)
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
    show(list, States)
    // Nothing is requested a second time.
    expect(asked()).toEqual(asks)
  },
)

test('a list that the address filters is requested by its screen alone', () => {
  location.hash = '#/task?status=error'
  askForList(taskList)
  expect(asked()).toEqual([])
})

test('without a session nothing is requested', () => {
  getDefaultStore().set(sessionAtom, null)
  askForList(taskList)
  expect(asked()).toEqual([])
})
