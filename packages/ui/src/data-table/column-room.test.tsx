// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { DataTable } from './DataTable.tsx'
import type { Column, DataTableProps } from './DataTable.types.ts'

setUpDom()

type Row = Readonly<Record<string, string>>

/** Of a letter, and of what stands around the texts of a cell. */
const [LETTER, AROUND] = [10, 20]

let width = 1000
let resized: (() => void)[] = []

/** The texts of a column, its head's first. */
const textsBelow = (head: Element) => {
  const at = [...(head.parentElement?.children ?? [])].indexOf(head)
  return [...(head.closest('table')?.rows ?? [])].map((row) => row.cells[at]?.textContent ?? '')
}

// jsdom lays nothing out. A column is as wide as its `col` says, or as its longest text where the table is measured.
beforeEach(() => {
  width = 1000
  resized = []
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const table = this.closest('table')
    const at = [...(this.parentElement?.children ?? [])].indexOf(this)
    const drawn = Number.parseFloat(table?.querySelectorAll('col')[at]?.style.width ?? '')
    const longest = Math.max(...textsBelow(this).map((text) => text.length)) * LETTER + AROUND
    return { width: table?.style.width === 'max-content' ? longest : drawn || 120 } as DOMRect
  })
  const Observer = class {
    readonly callback: () => void
    constructor(callback: () => void) {
      this.callback = callback
    }
    observe() {
      resized.push(this.callback)
    }
    unobserve() {}
    disconnect() {
      resized = resized.filter((one) => one !== this.callback)
    }
  }
  vi.stubGlobal('ResizeObserver', Observer)
  return () => vi.unstubAllGlobals()
})

const column = (id: string, over: Partial<Column<Row>> = {}): Column<Row> => ({
  id,
  header: id.toUpperCase(),
  render: (row) => row[id] ?? '',
  ...over,
})
const rowsOf = (...rows: Row[]) => rows.map((row, at) => ({ id: `r${at}`, ...row }))

const table = (props: Pick<DataTableProps<Row>, 'columns' | 'rows'> & Partial<DataTableProps<Row>>) => (
  <DataTable label="Parts" rowId={({ id = '' }) => id} {...props} />
)
const drawn = () => [...document.querySelectorAll('col')].map(({ style }) => style.width)
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const resize = (to: number) =>
  act(() => {
    width = to
    for (const callback of [...resized]) callback()
  })

const columns = [column('a', { width: 100 }), column('b', { width: 200 })]

test('a column whose text is cut has the room that another doesn’t need', () => {
  // The long text needs 200, 100 more than it has; the short one needs 30 and keeps 8 beside it.
  renderUi(table({ columns, rows: rowsOf({ a: 'x'.repeat(18), b: 'y' }) }))
  expect(drawn()).toEqual(['200px', '100px'])
})

test('a column that is pinned neither gives nor takes', () => {
  const pinned = [columns[0], column('b', { width: 200, pin: 'end' })] as Column<Row>[]
  renderUi(table({ columns: pinned, rows: rowsOf({ a: 'x'.repeat(18), b: 'y' }) }))
  expect(drawn()).toEqual(['100px', '200px'])
})

test('the column of check boxes keeps its width and is none of those that share', () => {
  const selection = { selected: new Set<string>(), onChange: () => {}, actions: null }
  renderUi(table({ columns, selection, rows: rowsOf({ a: 'x'.repeat(18), b: 'y' }) }))
  expect(drawn()).toEqual(['44px', '200px', '100px'])
})

test('a need that was seen stays on the next page, and is measured anew in another width and with other letters', () => {
  const long = rowsOf({ a: 'x'.repeat(18), b: 'y' })
  const short = rowsOf({ a: 'x', b: 'y' })
  const fonts = new EventTarget()
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts })
  const show = renderUi(table({ columns, rows: long })).rerender
  const page = (rows: Row[]) => show(table({ columns, rows }))
  page(long)
  page(short)
  expect(drawn()).toEqual(['200px', '100px'])
  resize(990)
  expect(drawn()).toEqual(['100px', '200px'])
  page(long)
  page(short)
  expect(drawn()).toEqual(['200px', '100px'])
  fonts.dispatchEvent(new Event('loadingdone'))
  expect(drawn()).toEqual(['100px', '200px'])
  Reflect.deleteProperty(document, 'fonts')
})

const many = [
  column('name', { width: 200, rowHeader: true }),
  column('kind', { width: 200, collapsible: true }),
  column('note', { width: 200 }),
  column('seen', { width: 200, collapsible: true }),
  column('do', { width: 80, pin: 'end' }),
]

test('columns that may give way do so from the last on, and come back with the room', () => {
  renderUi(table({ columns: many, rows: rowsOf({ name: 'n' }) }))
  expect(heads()).toEqual(['NAME', 'KIND', 'NOTE', 'SEEN', 'DO'])
  resize(879)
  expect(heads()).toEqual(['NAME', 'KIND', 'NOTE', 'DO'])
  resize(679)
  expect(heads()).toEqual(['NAME', 'NOTE', 'DO'])
  resize(100)
  expect(heads()).toEqual(['NAME', 'NOTE', 'DO'])
  expect(screen.getByRole('table').style.minWidth).toBe('480px')
  resize(880)
  expect(heads()).toEqual(['NAME', 'KIND', 'NOTE', 'SEEN', 'DO'])
})

test('a column that a person has chosen stays, and what gave way is unchecked in the list of columns', async () => {
  width = 100
  renderUi(table({ columns: many, rows: rowsOf({ name: 'n' }), storageKey: 'parts', toolbar: 'Bar' }))
  expect(heads()).toEqual(['NAME', 'DO'])
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const choices = await screen.findAllByRole('menuitemcheckbox')
  expect(
    choices.map((one) => [one.textContent, one.ariaChecked ?? one.getAttribute('aria-checked')]),
  ).toEqual([
    ['NAME', 'true'],
    ['KIND', 'false'],
    ['NOTE', 'false'],
    ['SEEN', 'false'],
    ['DO', 'true'],
    ['Compact rows', 'false'],
  ])
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'SEEN' }))
  expect(heads()).toEqual(['NAME', 'SEEN', 'DO'])
  expect(localStorage.getItem('columns-parts')).toBe('{"seen":true}')
})
