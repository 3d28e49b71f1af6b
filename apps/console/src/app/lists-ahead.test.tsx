// @vitest-environment jsdom
import { countAccounts, listAccounts } from '@seaport/contract/desk/account'
import { countProxies, listProxies } from '@seaport/contract/desk/proxy'
import { countSeats, listSeats } from '@seaport/contract/desk/seat'
import { countTasks, listTasks } from '@seaport/contract/work/task'
import { preload } from '@seaport/i18n/browser'
import { sessionStore } from '@seaport/i18n/storage'
import { StorageScope } from '@seaport/ui/storage-scope'
import { setUpDom } from '@seaport/ui/test-support'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { client } from '../shared/api/client.ts'
import { queries } from '../shared/api/queries.ts'
import { askForList } from '../shared/list/main-list.ts'
import { sessionAtom } from '../shared/session/session.ts'
import { askFirst } from './screen-files.ts'
import { screens } from './screens.ts'

setUpDom()
beforeAll(() => preload('console', 'network', 'resource', 'capability'))

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

const listOf = async (name: string) => {
  const screen = screens.find((one) => one.name === name)
  const list = await screen?.list?.()
  if (!screen || !list) throw new Error(`${name} names no list`)
  return { screen, list }
}

const state = { page: 3, page_size: 50 }
const lists = [
  {
    name: 'tasks',
    left: { search: 'phở', status: 'error', family: '', kind: '', seat_id: '', batch_id: '' },
    asks: [
      [listTasks, { ...state, search: 'phở', status: 'error' }],
      [countTasks, { search: 'phở' }],
    ],
  },
  {
    name: 'accounts',
    left: { search: '', network: 'x', type: '', availability: '', seat_id: 'none', proxy_id: '' },
    asks: [
      [listAccounts, { ...state, network: 'x', seat_id: 'none' }],
      [countAccounts, { network: 'x' }],
    ],
  },
  {
    name: 'seats',
    left: { search: '7', online: 'false', enabled: 'true' },
    asks: [
      [listSeats, { ...state, search: '7', online: 'false', enabled: 'true' }],
      [countSeats, { search: '7' }],
    ],
  },
  {
    name: 'proxies',
    left: { search: '', status: 'bad', group_id: 'g1', scheme: '' },
    asks: [
      [listProxies, { ...state, status: 'bad', group_id: 'g1' }],
      [countProxies, { group_id: 'g1' }],
    ],
  },
]

test.each(lists)(
  'what is requested ahead of $name is what the screen shows as it was left',
  async ({ name, left, asks }) => {
    const { screen, list } = await listOf(name)
    await preload(...screen.namespaces)
    const Screen = await screen.load()
    sessionStore.setItem(`list-${list.name}-u7`, JSON.stringify({ ...state, filters: left }))
    askForList(list, location.hash)
    expect(asked()).toEqual(asks)
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
    render(
      <QueryClientProvider client={queries}>
        <StorageScope value="u7">
          <MemoryRouter>
            <Screen />
          </MemoryRouter>
        </StorageScope>
      </QueryClientProvider>,
    )
    // Neither is requested a second time.
    const texts = asked().map((call) => JSON.stringify(call))
    expect(asks.map((call) => texts.filter((text) => text === JSON.stringify(call)).length)).toEqual([1, 1])
  },
)

test('a hovered link prefetches by its own address, not the current one', async () => {
  location.hash = '#/media?network=x'
  const { screen } = await listOf('tasks')
  askFirst(screen, '#/task')
  await vi.waitFor(() => expect(asked().map(([endpoint]) => endpoint)).toEqual([listTasks, countTasks]))
  askFirst(screen, '#/task?status=error')
  await vi.dynamicImportSettled()
  expect(asked()).toHaveLength(2)
})

test('a list filtered by the address is requested only by its screen', async () => {
  location.hash = '#/task?status=error'
  askForList((await listOf('tasks')).list, location.hash)
  expect(asked()).toEqual([])
})

test('without a session nothing is requested', async () => {
  getDefaultStore().set(sessionAtom, null)
  askForList((await listOf('tasks')).list, location.hash)
  expect(asked()).toEqual([])
})
