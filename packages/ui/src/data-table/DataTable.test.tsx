// @vitest-environment jsdom
import { act, fireEvent, renderHook, screen, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { DataTable } from './DataTable.tsx'
import type { Column, DataTableProps } from './DataTable.types.ts'
import { EDGE, useTableWidth } from './useTableWidth.ts'

setUpDom()

interface Row {
  id: string
  name: string
}

const rows: Row[] = ['a', 'b', 'c'].map((id) => ({ id, name: `Account ${id}` }))
const onInner = vi.fn()
const columns: Column<Row>[] = [
  { id: 'name', header: 'Name', render: (row) => row.name, sortable: true, rowHeader: true, hideable: false },
  {
    id: 'do',
    header: 'Do',
    render: (row) => (
      <button type="button" onClick={onInner}>
        {`Stop ${row.id}`}
      </button>
    ),
  },
]

function Sample(props: Partial<DataTableProps<Row>>): ReactNode {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      label="Accounts"
      columns={columns}
      rows={rows}
      rowId={(row) => row.id}
      selection={{ selected, onChange: setSelected, actions: null }}
      {...props}
    />
  )
}

/** @returns renders what follows in the place of what it rendered before: a tree with the providers would be another one */
function renderInTurn(): (node: ReactNode) => void {
  const { rerender } = renderUi(null)
  return rerender
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

test('a cell for which a column has nothing shows a dash, but a menu of nothing stays empty', () => {
  const nothings = [null, undefined, '', false] as const
  const blank: Column<Row>[] = nothings.map((nothing, at) => ({
    id: `c${at}`,
    header: `C${at}`,
    render: () => nothing,
  }))
  const zero: Column<Row> = { id: 'zero', header: 'Zero', render: () => 0 }
  const menu: Column<Row> = { id: 'actions', header: 'Actions', render: () => null }
  renderUi(
    <DataTable label="Blank" columns={[...blank, zero, menu]} rows={rows.slice(0, 1)} rowId={(r) => r.id} />,
  )
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['—', '—', '—', '—', '0', ''])
})

test('a text that may be cut off is its cell’s tooltip too', () => {
  renderUi(<Sample />)
  expect(screen.getByRole('rowheader', { name: 'Account a' }).title).toBe('Account a')
})

// Reported for other products; sources are in docs/inputs.md.
test('all rows of a long page are printed, and only those in view are shown afterwards', () => {
  const many = Array.from({ length: 200 }, (_, at) => ({ id: `r${at}`, name: `Account ${at}` }))
  renderUi(<Sample rows={many} />)
  const count = () => screen.getAllByRole('rowheader').length
  const before = count()
  expect(before).toBeLessThan(100)
  dispatchEvent(new Event('beforeprint'))
  expect(count()).toBe(200)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(count()).toBeLessThan(100)
})

test('arrow keys move between rows, Enter opens, Space selects', () => {
  const open = vi.fn()
  renderUi(<Sample onRowClick={open} />)
  expect(screen.getAllByRole('row').filter((r) => r.tabIndex === 0)).toEqual([row('Account a')])
  row('Account a').focus()
  fireEvent.keyDown(row('Account a'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(row('Account b'))
  fireEvent.keyDown(row('Account b'), { key: 'Enter' })
  expect(open).toHaveBeenCalledExactlyOnceWith(rows[1])
  fireEvent.keyDown(row('Account b'), { key: ' ' })
  expect(screen.getByText('1 selected')).toBeTruthy()
  fireEvent.keyDown(row('Account b'), { key: 'End' })
  expect(document.activeElement).toBe(row('Account c'))
})

test('a row opens elsewhere by the keys and the button that open a link there; what is in it keeps its own', () => {
  const [open, elsewhere] = [vi.fn(), vi.spyOn(window, 'open').mockReturnValue(null)]
  const show = renderInTurn()
  show(<Sample onRowClick={open} rowHref={({ id }) => `#/account/${id}`} />)
  const cell = () => within(row('Account b')).getByText('Account b')
  const enter = (held: object) => fireEvent.keyDown(row('Account b'), { key: 'Enter', ...held })
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
    fireEvent.click(cell(), held)
    expect(enter(held)).toBe(false)
  }
  const middle = { button: 1 }
  // The browser would scroll with the pointer.
  expect(fireEvent.mouseDown(cell(), middle)).toBe(false)
  fireEvent(cell(), new MouseEvent('auxclick', { ...middle, bubbles: true }))
  expect(elsewhere.mock.calls).toEqual(Array(7).fill(['#/account/b', '_blank', 'noopener']))
  fireEvent(cell(), new MouseEvent('auxclick', { button: 2, bubbles: true }))
  expect(fireEvent.mouseDown(cell())).toBe(true)
  const button = screen.getByText('Stop b')
  fireEvent.click(button, { ctrlKey: true })
  expect(fireEvent.mouseDown(button, middle)).toBe(true)
  fireEvent(button, new MouseEvent('auxclick', { ...middle, bubbles: true }))
  expect(elsewhere).toHaveBeenCalledTimes(7)
  expect(open).not.toHaveBeenCalled()
  // A row without an address of its own opens here.
  show(<Sample onRowClick={open} />)
  fireEvent.click(cell(), { ctrlKey: true })
  expect(fireEvent.mouseDown(cell(), middle)).toBe(true)
  // Nor is the key one of the row's.
  expect(enter({ ctrlKey: true })).toBe(true)
  expect(open).toHaveBeenCalledExactlyOnceWith(rows[1])
  elsewhere.mockRestore()
})

test('the row with open details is marked, and gets the focus when they are closed', () => {
  const { rerender } = renderUi(<Sample onRowClick={vi.fn()} openRow="a" />)
  expect(screen.getAllByRole('row').filter((r) => r.ariaCurrent)).toEqual([row('Account a')])
  rerender(<Sample onRowClick={vi.fn()} openRow="c" />)
  expect(screen.getAllByRole('row').filter((r) => r.tabIndex === 0)).toEqual([row('Account c')])
  rerender(<Sample onRowClick={vi.fn()} />)
  expect(document.activeElement).toBe(row('Account c'))
  expect(screen.getAllByRole('row').filter((r) => r.ariaCurrent)).toEqual([])
})

test('the row of open details may leave the list: the focus stays where it is, and then goes to the row in its place', () => {
  const show = renderInTurn()
  show(<Sample onRowClick={vi.fn()} openRow="c" />)
  const button = screen.getByText('Stop a')
  button.focus()
  show(<Sample onRowClick={vi.fn()} openRow="c" rows={rows.slice(0, 2)} />)
  expect(document.activeElement).toBe(button)
  show(<Sample onRowClick={vi.fn()} rows={rows.slice(0, 2)} />)
  expect(document.activeElement).toBe(row('Account b'))
})

test('details that close over an empty list leave the focus alone when rows come', () => {
  const show = renderInTurn()
  show(<Sample onRowClick={vi.fn()} openRow="a" rows={rows.slice(0, 1)} />)
  show(<Sample onRowClick={vi.fn()} openRow="a" rows={[]} />)
  show(<Sample onRowClick={vi.fn()} rows={[]} />)
  show(<Sample onRowClick={vi.fn()} />)
  expect(document.activeElement).toBe(document.body)
})

test('details that close while somebody writes beside the list leave the focus in the field', () => {
  const beside = (openRow?: string) => (
    <>
      <input aria-label="Search" />
      <Sample onRowClick={vi.fn()} openRow={openRow} />
    </>
  )
  const show = renderInTurn()
  show(beside('b'))
  screen.getByLabelText('Search').focus()
  show(beside())
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})

test('a long list can be scrolled away from the row of open details', () => {
  const many = Array.from({ length: 120 }, (_, at) => ({ id: `r${at}`, name: `Account ${at}` }))
  const list = (openRow: string) => <Sample onRowClick={vi.fn()} rows={many} openRow={openRow} />
  const show = renderInTurn()
  show(list('r60'))
  const scroller = screen.getByRole('table').parentElement as HTMLElement
  // 60 rows of 48 pixels lie above it.
  expect(scroller.scrollTop).toBe(2880)
  scroller.scrollTop = 0
  fireEvent.scroll(scroller)
  show(list('r60'))
  expect(scroller.scrollTop).toBe(0)
  show(list('r61'))
  expect(scroller.scrollTop).toBe(2928)
})

test('a click opens the row, but not from a button or check box in it', () => {
  const open = vi.fn()
  renderUi(<Sample onRowClick={open} />)
  fireEvent.click(screen.getByText('Stop b'))
  fireEvent.click(within(row('Account b')).getByRole('checkbox'))
  expect(onInner).toHaveBeenCalledOnce()
  expect(open).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Account b'))
  expect(open).toHaveBeenCalledExactlyOnceWith(rows[1])
})

test('text that is selected in a row, to be copied, does not open it', () => {
  const open = vi.fn()
  renderUi(<Sample onRowClick={open} />)
  const name = screen.getByText('Account b')
  getSelection()?.selectAllChildren(name)
  fireEvent.click(name)
  expect(open).not.toHaveBeenCalled()
  getSelection()?.removeAllRanges()
  fireEvent.click(name)
  expect(open).toHaveBeenCalledExactlyOnceWith(rows[1])
})

test('the header’s check box selects the page, and shows when only some rows are selected', () => {
  renderUi(<Sample />)
  const all = screen.getByLabelText<HTMLInputElement>('Select all')
  fireEvent.click(within(row('Account a')).getByRole('checkbox'))
  expect([all.indeterminate, all.checked]).toEqual([true, false])
  fireEvent.click(all)
  expect(screen.getByText('3 selected')).toBeTruthy()
  fireEvent.click(screen.getByText('Clear selection'))
  expect(screen.queryByText('3 selected')).toBeNull()
})

test('sorting is requested and announced to screen readers', () => {
  const onSort = vi.fn()
  renderUi(<Sample sort={{ field: 'name', order: 'asc' }} onSort={onSort} />)
  expect(screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort')).toBe('ascending')
  fireEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSort).toHaveBeenCalledExactlyOnceWith({ field: 'name', order: 'desc' })
})

test('a list without filters has no bar above it', () => {
  const choose = () => screen.queryByRole('button', { name: 'Columns' })
  const { unmount } = renderUi(<Sample storageKey="accounts" toolbar="Filters" />)
  expect(choose()).toBeTruthy()
  unmount()
  renderUi(<Sample storageKey="accounts" />)
  expect(choose()).toBeNull()
})

test('a hidden column stays hidden in the next visit', () => {
  localStorage.setItem('columns-accounts', '{"do":false,"name":false}')
  renderUi(<Sample storageKey="accounts" />)
  expect(screen.queryByText('Do')).toBeNull()
  // A column that must not be hidden is shown nevertheless.
  expect(screen.getByText('Account a')).toBeTruthy()
})

test('paging stays within the pages', () => {
  const onPage = vi.fn()
  renderUi(<Sample page={{ page: 3, page_size: 20, total: 55 }} onPage={onPage} />)
  expect(screen.getByText('Page 3 of 3')).toBeTruthy()
  // It led here, and a disabled button would lose the focus.
  const next = screen.getByLabelText<HTMLButtonElement>('Next page')
  expect([next.disabled, next.ariaDisabled]).toEqual([false, 'true'])
  fireEvent.click(next)
  expect(onPage).not.toHaveBeenCalled()
  fireEvent.click(screen.getByLabelText('Previous page'))
  expect(onPage).toHaveBeenLastCalledWith({ page: 2, page_size: 20 })
  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '50' } })
  expect(onPage).toHaveBeenLastCalledWith({ page: 1, page_size: 50 })
})

test('loading, empty and failed tables have their own states', () => {
  const retry = vi.fn()
  const { rerender } = renderUi(<Sample rows={undefined} />)
  expect(screen.getByRole('table', { name: 'Accounts' }).getAttribute('aria-busy')).toBe('true')
  rerender(<Sample rows={[]} />)
  expect(screen.getByText('Nothing here yet')).toBeTruthy()
  rerender(
    <Sample rows={undefined} failure={{ message: 'Too many attempts', requestId: 'r-9' }} onRetry={retry} />,
  )
  expect(screen.getByRole('alert').textContent).toContain('Request ID: r-9')
  fireEvent.click(screen.getByText('Try again'))
  expect(retry).toHaveBeenCalledOnce()
})

test('a browser may translate cells with words and menus, and no others', () => {
  const kinds: Column<Row>[] = [
    ...columns.slice(0, 1),
    { id: 'price', header: 'Price', render: () => '$4.00' },
    { id: 'status', words: true, header: 'Status', render: () => 'Paid' },
    { id: 'actions', header: 'Actions', render: () => 'More' },
  ]
  renderUi(<Sample columns={kinds} rows={rows.slice(0, 1)} />)
  const kept = (text: string) => screen.getByText(text).closest('[translate="no"]') !== null
  expect(['Account a', '$4.00', 'Paid', 'More'].map(kept)).toEqual([true, true, false, false])
  expect(kept('Price')).toBe(false)
})

test('a table as wide as the last one is rendered once, with the columns that fit', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(420)
  const render = vi.fn((row: Row) => row.name)
  const wide: Column<Row>[] = [
    { id: 'name', header: 'Name', width: 300, render, rowHeader: true },
    { id: 'note', header: 'Note', width: 300, render: () => '', collapsible: true },
  ]
  const table = <DataTable label="Wide" columns={wide} rows={rows.slice(0, 1)} rowId={(one) => one.id} />
  renderUi(table).unmount()
  render.mockClear()
  renderUi(table)
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name'])
  expect(render).toHaveBeenCalledTimes(1)
})

test('a table that is measured while it is hidden is not what the next one begins as wide as', () => {
  const wide = (clientWidth: number) => {
    const scroller = document.createElement('div')
    Object.defineProperty(scroller, 'clientWidth', { value: clientWidth })
    return renderHook(() => useTableWidth({ current: scroller }, { wanted: 800, ample: 1200 }))
  }
  wide(420)
  wide(0)
  const first: unknown[] = []
  renderHook(() => first.push(useTableWidth({ current: null }, { wanted: 800, ample: 1200 }).width))
  expect(first[0]).toBe(420)
})

test('the shadow of pinned columns is written where it changes, since every cell inherits it', () => {
  const written: string[] = []
  vi.spyOn(CSSStyleDeclaration.prototype, 'setProperty').mockImplementation((name, value) => {
    if (name === EDGE) written.push(String(value))
  })
  const scroller = Object.assign(document.createElement('div'), { scrollLeft: 0 })
  Object.defineProperties(scroller, { scrollWidth: { value: 900 }, clientWidth: { value: 500 } })
  const { result } = renderHook(() => useTableWidth({ current: scroller }, { wanted: 800, ample: 1200 }))
  expect(result.current.width).toBe(500)
  for (const left of [0, 398, 399, 400, -120]) {
    scroller.scrollLeft = left
    result.current.markEdge()
  }
  expect(written).toEqual(['1', '0', '1'])
})

test.each([
  [100, false],
  [101, true],
])(
  'on a phone %i rows are cards, unless those out of sight are left out, whose height has to be known',
  (count, isTable) => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
    const many = Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `Account ${at}` }))
    renderUi(<Sample rows={many} />)
    // Cards have no least width.
    expect(screen.getByRole('table').style.minWidth !== '').toBe(isTable)
  },
)
