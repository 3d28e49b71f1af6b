// @vitest-environment jsdom
import { listSeats } from '@seaport/contract/desk/seat'
import { listLedger } from '@seaport/contract/money/wallet'
import { listResources } from '@seaport/contract/work/resource'
import { preload } from '@seaport/i18n/browser'
import { useListState } from '@seaport/product-ui/list-state'
import { useSelection } from '@seaport/product-ui/selection'
import { withoutLeft } from '@seaport/ui/bulk-report'
import { openConfirmation } from '@seaport/ui/confirm'
import { pendingNotices } from '@seaport/ui/notify'
import { setUpDom } from '@seaport/ui/test-support'
import { useDebounced } from '@seaport/ui/use-debounced'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook } from '@testing-library/react'
import { Activity, type ReactNode, useState } from 'react'
import { MemoryRouter, type Navigator, Router, useLocation, useNavigate } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { client } from '../api/client.ts'
import { type GroupKind, useCreateGroup, useGroupOptions, useGroups } from '../group/group-kind.ts'
import { useAddressFilters } from './useAddressFilters.ts'
import { useConfirmedAction } from './useConfirmedAction.ts'
import { useCursorTable } from './useCursorTable.ts'
import { useFieldColumns } from './useFieldColumns.ts'
import { useRowPanel } from './useRowPanel.ts'
import { useSelectedParam } from './useSelectedParam.ts'
import { useTable } from './useTable.ts'
import { useWholeList } from './useWholeList.ts'

setUpDom()
beforeAll(() => preload('console'))

let queries: QueryClient
const call = vi.fn()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>
    <MemoryRouter initialEntries={['/list?tab=people']}>{children}</MemoryRouter>
  </QueryClientProvider>
)
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  call.mockReset()
  vi.spyOn(client, 'call').mockImplementation(call)
})

const choice = { state: { page: 1, page_size: 20, sort: undefined, filters: {} }, filtered: false }
const list = (query: { page: number; page_size: number; type?: string }) => ({
  ...choice,
  state: { ...choice.state, page: query.page },
  query,
  setPage: vi.fn(),
  setSort: vi.fn(),
})
const asked = () => call.mock.calls.map(([, input]) => input.query)

test('rows stay selected on other pages; deselected ones are forgotten', () => {
  const rows = (...ids: string[]) => ids.map((id) => ({ id, name: `Row ${id}` }))
  const { result, rerender } = renderHook(
    (shown: { id: string; name: string }[]) => useSelection(shown, {}),
    {
      initialProps: rows('a', 'b'),
    },
  )
  act(() => result.current.onChange(new Set(['a'])))
  rerender(rows('c'))
  act(() => result.current.onChange(new Set(['a', 'c'])))
  expect(result.current.rows).toEqual(rows('a', 'c'))
  expect([...result.current.selected]).toEqual(['a', 'c'])
  // Rows that were never shown can't be selected.
  act(() => result.current.onChange(new Set(['c', 'z'])))
  expect(result.current.rows).toEqual(rows('c'))
  const { clear } = result.current
  act(() => clear())
  expect([result.current.rows, result.current.selected.size]).toEqual([[], 0])
  expect(result.current.clear).toBe(clear)
})

test('a whole list is read page after page, and a row that moves meanwhile is there once', async () => {
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => ({ id: `${from + at}` }))
  call.mockImplementation(async (_, { query }) => ({
    list: query.page === 1 ? rows(0, 200) : query.page === 2 ? rows(199, 399) : rows(399, 405),
    total: 405,
  }))
  const { result } = renderHook(() => useWholeList(listSeats, { sort: 'name' }), { wrapper })
  await vi.waitFor(() => expect(result.current.data?.list).toEqual(rows(0, 405)))
  expect(asked()).toEqual([1, 2, 3].map((page) => ({ sort: 'name', page_size: 200, page })))
})

test('what was done to some rows takes only these out of the selection', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  const { result, rerender } = renderHook((shown: { id: string }[]) => useSelection(shown, {}), {
    initialProps: [a, b, c],
  })
  act(() => result.current.onChange(new Set(['a', 'b'])))
  const { drop } = result.current
  rerender([a, b])
  act(() => drop(['b', 'c']))
  expect(result.current.rows).toEqual([a])
  expect(result.current.drop).toBe(drop)
})

test('another filter or search clears the selection, another page keeps it', () => {
  const { result, rerender } = renderHook(
    ({ search, page }: { search: string; page: number }) =>
      useSelection([{ id: `${search}${page}` }], { search }),
    { initialProps: { search: 'trà', page: 1 } },
  )
  act(() => result.current.onChange(new Set(['trà1'])))
  rerender({ search: 'trà', page: 2 })
  expect([...result.current.selected]).toEqual(['trà1'])
  rerender({ search: 'cà phê', page: 1 })
  expect([[...result.current.selected], result.current.rows]).toEqual([[], []])
  rerender({ search: 'trà', page: 1 })
  expect([...result.current.selected]).toEqual([])
})

test('a filter that is set before the list is drawn again keeps one set since', () => {
  const { result } = renderHook(() => useListState('two-filters', ['search', 'status', 'from']))
  const drawn = result.current
  act(() => {
    drawn.setFilter('search', 'trà')
    drawn.setFilter('status', 'error')
    drawn.changeFilters({ from: '2026-03-02' })
    drawn.setSort({ field: 'name', order: 'asc' })
  })
  expect(result.current.state).toMatchObject({
    filters: { search: 'trà', status: 'error', from: '2026-03-02' },
    sort: { field: 'name' },
  })
})

test('before a list is loaded nothing can be selected', () => {
  const { result } = renderHook(() => useSelection(undefined, {}))
  act(() => result.current.onChange(new Set(['a'])))
  expect(result.current.rows).toEqual([])
})

test('the selected row is kept in the address beside other parameters; Back and its own button close it', () => {
  const { result } = renderHook(
    () => ({ selected: useSelectedParam('seat'), search: useLocation().search, go: useNavigate() }),
    { wrapper },
  )
  expect(result.current.selected[0]).toBeUndefined()
  expect(result.current.selected[3]('s9')).toBe('#/list?tab=people&seat=s9')
  act(() => result.current.selected[1]('s1'))
  expect([result.current.selected[0], result.current.search]).toEqual(['s1', '?tab=people&seat=s1'])
  // Another row replaces it: one step back is enough.
  act(() => result.current.selected[1]('s2'))
  act(() => void result.current.go(-1))
  expect([result.current.selected[0], result.current.search]).toEqual([undefined, '?tab=people'])
  act(() => result.current.selected[1]('s1'))
  act(() => result.current.selected[1](undefined))
  expect([result.current.selected[0], result.current.search]).toEqual([undefined, '?tab=people'])
})

test('a panel keeps its row and tab in the address, moves to neighbours on the page, and cleans up', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }))
  const { result, rerender } = renderHook(
    (page) => ({ panel: useRowPanel(page), search: useLocation().search }),
    { wrapper, initialProps: rows as readonly { id: string }[] | undefined },
  )
  const panel = () => result.current.panel
  expect([panel().id, panel().previous, panel().next]).toEqual([undefined, undefined, undefined])
  act(() => panel().show('b'))
  act(() => panel().choosePart('history'))
  expect(result.current.search).toBe('?tab=people&id=b&part=history')
  expect(panel().hrefOf({ id: 'c' })).toBe('#/list?tab=people&id=c&part=history')
  act(() => panel().next?.())
  expect([panel().id, panel().part, panel().next]).toEqual(['c', 'history', undefined])
  act(() => panel().previous?.())
  act(() => panel().previous?.())
  expect([panel().id, panel().previous]).toEqual(['a', undefined])
  // A row of another page has no neighbours here.
  rerender([{ id: 'z' }])
  expect([panel().id, panel().previous, panel().next]).toEqual(['a', undefined, undefined])
  act(() => panel().close())
  expect(result.current.search).toBe('?tab=people')
})

/** Filters in component state. */
function useFiltered() {
  const [filters, setFilters] = useState({ search: '', status: 'error' })
  const choose = (chosen: object) => setFilters({ search: '', status: '', ...chosen })
  useAddressFilters(filters, choose as never)
  return { filters, choose, search: useLocation().search, go: useNavigate() }
}

test('filters are in the address; one with filters replaces them, and one without keeps them', async () => {
  const { result } = renderHook(useFiltered, { wrapper })
  const address = () => result.current.search
  expect(address()).toBe('?tab=people&status=error')
  act(() => result.current.choose({ status: 'error', search: 'tea & co' }))
  expect(address()).toBe('?tab=people&status=error&search=tea+%26+co')
  act(() => void result.current.go('/list?status=running'))
  expect(result.current.filters).toEqual({ search: '', status: 'running' })
  act(() => void result.current.go('/list'))
  expect([result.current.filters.status, address()]).toEqual(['running', '?status=running'])
  act(() => result.current.choose({}))
  expect(address()).toBe('')
  act(() => void result.current.go('/list?status=error'))
  act(() => void result.current.go(-1))
  expect(result.current.filters.status).toBe('error')
})

const keep = () => undefined
function Filtered({ status }: { status: string }): ReactNode {
  useAddressFilters({ status }, keep)
  return null
}

test('a list that is left before its filters are drawn in the address has them there when it is shown again', () => {
  const replace = vi.fn()
  // The address of the page changes later than what is written to it.
  const navigator = { replace, createHref: String } as unknown as Navigator
  const screen = (status: string, mode: 'visible' | 'hidden' = 'visible') => (
    <Router location="/list?status=error" navigator={navigator}>
      <Activity mode={mode}>
        <Filtered status={status} />
      </Activity>
    </Router>
  )
  const { rerender } = render(screen('error'))
  rerender(screen('running'))
  const written = [expect.objectContaining({ search: '?status=running' }), undefined, { replace: true }]
  expect(replace.mock.calls).toEqual([written])
  rerender(screen('running', 'hidden'))
  rerender(screen('running'))
  expect(replace.mock.calls).toEqual([written, written])
})

test('a list is requested with its chosen state', async () => {
  call.mockResolvedValue({ list: [{ id: 's1' }], total: 41, page: 1, page_size: 20 })
  const { result } = renderHook(() => useTable(listSeats, list({ page: 1, page_size: 20 })), { wrapper })
  await vi.waitFor(() => expect(result.current.rows).toEqual([{ id: 's1' }]))
  expect(call).toHaveBeenCalledExactlyOnceWith(
    listSeats,
    { params: undefined, query: { page: 1, page_size: 20 } },
    expect.anything(),
  )
  expect(result.current.page).toEqual({ page: 1, page_size: 20, total: 41, isMinimum: false })
})

test('a list without events is refetched after a while', async () => {
  call.mockResolvedValue({ list: [], total: 0, page: 1, page_size: 20 })
  const shown = list({ page: 1, page_size: 20 })
  renderHook(() => useTable(listSeats, { ...shown, refetchIntervalMs: 10 }), { wrapper })
  await vi.waitFor(() => expect(call.mock.calls.length).toBeGreaterThan(2))
})

test('a deep list continues from its last row, keeps its count, and restarts with other filters', async () => {
  const answers = [
    { list: [], total: 312, next_cursor: '9.1' },
    { list: [], total: null, next_cursor: '8.4' },
    { list: [], total: 50, next_cursor: '3.3' },
    { list: [], total: null, next_cursor: null },
  ]
  call.mockImplementation(async () => answers.shift())
  const { result, rerender } = renderHook((query) => useCursorTable(listLedger, list(query)), {
    wrapper,
    initialProps: { page: 1, page_size: 20 } as { page: number; page_size: number; type?: string },
  })
  await vi.waitFor(() => expect(result.current.page?.total).toBe(312))
  rerender({ page: 2, page_size: 20 })
  await vi.waitFor(() => expect(result.current.refreshing).toBe(false))
  expect(result.current.page?.total).toBe(312)
  rerender({ page: 1, page_size: 20, type: 'recharge' })
  await vi.waitFor(() => expect(result.current.page?.total).toBe(50))
  rerender({ page: 2, page_size: 20, type: 'recharge' })
  await vi.waitFor(() => expect(result.current.refreshing).toBe(false))
  expect(asked()).toEqual([
    { page: 1, page_size: 20 },
    { page_size: 20, cursor: '9.1' },
    { page: 1, page_size: 20, type: 'recharge' },
    { page_size: 20, type: 'recharge', cursor: '3.3' },
  ])
})

test('a deep list whose last rows were deleted has fewer rows, and goes to the page that is the last one now', async () => {
  let total = 41
  call.mockImplementation(async (_, { query }) =>
    query.cursor === undefined
      ? { list: [{ id: 'a' }], total, next_cursor: '9.1' }
      : { list: total > 20 ? [{ id: 'z' }] : [], total: null, next_cursor: null },
  )
  const setPage = vi.fn()
  const { result, rerender } = renderHook(
    (page: number) => useCursorTable(listResources, { ...list({ page, page_size: 20 }), setPage }),
    { wrapper, initialProps: 1 },
  )
  await vi.waitFor(() => expect(result.current.page?.total).toBe(41))
  rerender(2)
  await vi.waitFor(() => expect(result.current.rows).toEqual([{ id: 'z' }]))
  expect(call).toHaveBeenCalledTimes(2)
  total = 40
  await act(async () => void queries.invalidateQueries())
  await vi.waitFor(() => expect(result.current.page?.total).toBe(40))
  expect(setPage).not.toHaveBeenCalled()
  total = 20
  await act(async () => void queries.invalidateQueries())
  await vi.waitFor(() => expect(setPage).toHaveBeenCalledExactlyOnceWith({ page: 1 }))
})

test('an action is confirmed first; only a completed one is reported', async () => {
  const onDone = vi.fn()
  const question = (name: string) => ({ title: `Delete ${name}?`, action: 'Delete', done: `${name} deleted` })
  const { result, rerender } = renderHook(() => useConfirmedAction(question, onDone))
  const stable = result.current
  act(() => stable('one'))
  expect(openConfirmation.read()).toMatchObject({ title: 'Delete one?' })
  await act(async () => openConfirmation.read()?.answer(false))
  expect([onDone.mock.calls, pendingNotices.read()]).toEqual([[], []])
  act(() => stable('two'))
  await act(async () => openConfirmation.read()?.answer(true))
  expect(onDone).toHaveBeenCalledExactlyOnceWith('two')
  expect(pendingNotices.read()).toMatchObject([{ tone: 'success', text: 'two deleted' }])
  rerender()
  expect(result.current).toBe(stable)
})

test('another filter clears the selection; what a bulk act left stays in it', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }))
  const { result, rerender } = renderHook((status: string) => useSelection(rows, { status }), {
    initialProps: 'error',
  })
  act(() => result.current.onChange(new Set(['a', 'b', 'c'])))
  act(() => result.current.drop(withoutLeft(['a', 'b'], [{ id: 'b', name: 'Two', message: 'In use' }])))
  expect([...result.current.selected]).toEqual(['b', 'c'])
  rerender('running')
  expect(result.current.selected.size).toBe(0)
})

test('columns show a text as it is, and format money, counts and moments in the reader’s language', () => {
  const { result } = renderHook(() => useFieldColumns<{ name: string; sum: string; n: number; at: string }>())
  const { text, money, count, moment } = result.current
  const row = { name: '1234.50', sum: '1234.50', n: 1200, at: '2026-11-22T08:00:00.000Z' }
  const columns = [
    text('name', 'Name', { words: true }),
    money('sum', 'Sum'),
    count('n', 'Count', { width: 70 }),
    moment('at', 'At'),
  ]
  expect(columns.map(({ id, header, width, align }) => [id, header, width, align])).toEqual([
    ['name', 'Name', undefined, undefined],
    ['sum', 'Sum', 110, 'end'],
    ['n', 'Count', 70, 'end'],
    ['at', 'At', 190, undefined],
  ])
  expect(columns.map(({ render }) => render(row))).toEqual([
    '1234.50',
    expect.stringContaining('1,234.50'),
    '1,200',
    expect.stringContaining('2026'),
  ])
})

test('a debounced value follows after the last key', () => {
  vi.useFakeTimers()
  try {
    const { result, rerender } = renderHook(useDebounced<{ q: string } | undefined>, {
      initialProps: { q: 'a' } as { q: string } | undefined,
    })
    expect(result.current).toEqual({ q: 'a' })
    const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
    rerender({ q: 'ab' })
    wait(249)
    rerender({ q: 'abc' })
    wait(249)
    expect(result.current).toEqual({ q: 'a' })
    wait(1)
    expect(result.current).toEqual({ q: 'abc' })
    rerender(undefined)
    wait(250)
    expect(result.current).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

test('groups are offered by name; a new one invalidates groups and the lists that show them', async () => {
  const group = { id: 'g1', name: 'Tea' }
  call.mockResolvedValue({ list: [group], total: 1, page: 1, page_size: 200 })
  const endpoints = { list: { path: '/group' }, create: { path: '/group' } }
  const kind = { endpoints, shownIn: [listSeats] } as unknown as GroupKind<typeof group>
  const { result } = renderHook(
    () => ({ groups: useGroups(kind), options: useGroupOptions(kind), create: useCreateGroup(kind) }),
    { wrapper },
  )
  expect([result.current.groups, result.current.options]).toEqual([undefined, []])
  await vi.waitFor(() => expect(result.current.groups).toEqual([group]))
  expect(result.current.options).toEqual([{ value: 'g1', label: 'Tea' }])
  expect(asked()).toEqual([{ sort: 'name', order: 'asc', page_size: 200, page: 1 }])
  queries.setQueryData([listSeats.path, {}, {}], {})
  await act(() => result.current.create.mutateAsync({ body: { name: 'Tea' } }))
  expect(queries.getQueryState([listSeats.path, {}, {}])?.isInvalidated).toBe(true)
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(3))
})

test('whatever filters or sorts a list begins at its first page; the size of its pages stays', () => {
  const { result } = renderHook(() => useListState('seven-pages', ['search', 'state'] as const), { wrapper })
  const acts: ((list: typeof result.current) => void)[] = [
    (list) => list.setFilter('state', 'error'),
    (list) => list.setFilters({ search: 'phở' }),
    (list) => list.clearFilters(),
    (list) => list.setSort({ column: 'name', direction: 'ascending' } as never),
  ]
  for (const change of acts) {
    act(() => result.current.setPage({ page: 7, page_size: 50 }))
    expect(result.current.query).toMatchObject({ page: 7, page_size: 50 })
    act(() => change(result.current))
    expect(result.current.query).toMatchObject({ page: 1, page_size: 50 })
  }
})

test('a list of a period is asked for with the reader’s time zone, one without is not', async () => {
  call.mockResolvedValue({ list: [], total: 0 })
  const page = { page: 1, page_size: 20 }
  renderHook(() => useTable(listLedger, { ...list(page), query: { ...page, period: 'three_days' } }), {
    wrapper,
  })
  renderHook(() => useTable(listLedger, list(page)), { wrapper })
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(asked()).toEqual([{ ...page, period: 'three_days', time_zone: timeZone }, page])
})
