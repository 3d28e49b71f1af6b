import { DataTable } from '../data-table/DataTable.tsx'
import type { Column, DataTableProps } from '../data-table/DataTable.types.ts'
import { ExportMenu } from '../data-table/ExportMenu.tsx'
import { RowCheckbox } from '../data-table/RowCheckbox.tsx'
import { SelectionBar } from '../data-table/SelectionBar.tsx'
import { ActionMenu } from '../menu/ActionMenu.tsx'
import { RowMenu } from '../menu/RowMenu.tsx'
import { SectionTabs } from '../section-tabs/SectionTabs.tsx'
import { TabBar } from '../tabs/TabBar.tsx'
import {
  does,
  hover,
  type KitCase,
  key,
  kitCase,
  leave,
  press,
  type,
  wait,
} from '../test-support/kit-case.tsx'
import { FilterBar } from '../toolbar/FilterBar.tsx'
import { SavedFilters } from '../toolbar/SavedFilters.tsx'
import { SearchInput } from '../toolbar/SearchInput.tsx'
import { ViewTabs } from '../view-tabs/ViewTabs.tsx'

interface Row {
  id: string
  name: string
}
const rows: readonly Row[] = ['Anchor', 'Buoy', 'Capstan'].map((name) => ({ id: name.toLowerCase(), name }))
const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    render: ({ name }) => name,
    sortable: true,
    rowHeader: true,
    hideable: false,
  },
  { id: 'id', header: 'Number', render: ({ id }) => id, align: 'end', width: 90, sortable: true },
  { id: 'state', header: 'State', render: () => 'Busy', words: true, collapsible: true },
  { id: 'more', header: 'More', render: () => 'more', hidden: true },
]
const table = (props: Partial<DataTableProps<Row>>): DataTableProps<Row> => ({
  label: 'Parts',
  columns,
  rows,
  rowId: ({ id }) => id,
  onRowClick: () => {},
  onSort: () => {},
  onPage: () => {},
  onRetry: () => {},
  selection: { selected: new Set(), onChange: () => {}, actions: <button type="button">{'Scrap'}</button> },
  page: { page: 2, page_size: 20, total: 55 },
  ...props,
})
const actions = [
  { id: 'edit', label: 'Edit', onSelect: () => {}, description: 'Its name' },
  { id: 'pause', label: 'Pause', onSelect: () => {}, disabled: true },
  { id: 'scrap', label: 'Scrap', onSelect: () => {}, divided: true },
]
const filters = [
  {
    id: 'state',
    label: 'State',
    value: '',
    options: [
      { value: 'busy', label: 'Busy' },
      { value: 'idle', label: 'Idle' },
    ],
    onChange: () => {},
  },
]
const search = { value: '', placeholder: 'Search parts', onChange: () => {} }
const tabs = [
  { path: '/a', name: 'a', used: 1 },
  { path: '/b', name: 'b', used: 3 },
  { path: '/c', name: 'c', used: 2, title: 'Capstan' },
]
const views = [
  { id: 'all', label: 'All', href: '#/all' },
  { id: 'mine', label: 'Mine', href: '#/mine' },
]
const middle = (name: string) =>
  does(`middle click on ${name}`, () => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)
    link?.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }))
  })

export const lists: readonly KitCase[] = [
  kitCase(
    'DataTable',
    DataTable<Row>,
    table({}),
    {
      label: ['Others'],
      columns: [columns.slice(0, 2)],
      rows: [undefined, []],
      rowId: [],
      refreshing: [true],
      failure: [{ message: 'It failed', requestId: 'r-9' }],
      onRetry: [undefined],
      sort: [
        { field: 'name', order: 'asc' },
        { field: 'id', order: 'desc' },
      ],
      onSort: [undefined],
      page: [
        undefined,
        { page: 1, page_size: 50, total: 55 },
        { page: 2, page_size: 20, total: 55, isMinimum: true },
      ],
      onPage: [undefined],
      selection: [
        undefined,
        { selected: new Set(['buoy', 'elsewhere']), onChange: () => {}, actions: 'Acts' },
      ],
      onRowClick: [undefined],
      rowHref: [],
      openRow: ['buoy'],
      storageKey: ['parts'],
      filtered: [true],
      empty: ['None'],
      toolbar: ['Bar'],
    },
    [
      {
        with: { sort: { field: 'name', order: 'asc' } },
        acts: [
          press('Name'),
          press('Number'),
          press('Select all'),
          press('Next page'),
          press('Previous page'),
          press('First page'),
          press('Last page'),
          type('Rows per page', '50'),
        ],
      },
      {
        acts: [
          does('focus the first row', () =>
            document.querySelector<HTMLElement>('tbody tr, [role=row][tabindex="0"]')?.focus(),
          ),
          key('ArrowDown'),
          key(' '),
          key('Enter'),
          key('End'),
          key('Home'),
          key('ArrowUp'),
          key('PageDown'),
          key('Escape'),
        ],
      },
      {
        with: { storageKey: 'parts', toolbar: 'Bar' },
        acts: [press('Columns'), press('More'), press('State')],
      },
      { with: { rows: undefined, failure: { message: 'It failed' } }, acts: [press('Try again')] },
      { with: { rows: [], filtered: true }, acts: [] },
      { with: { rows: [], empty: 'None' }, acts: [] },
    ],
    (call, [given]) =>
      call === 'selection.onChange'
        ? {
            selection: {
              selected: given as ReadonlySet<string>,
              onChange: () => {},
              actions: <button type="button">{'Scrap'}</button>,
            },
          }
        : undefined,
  ),
  kitCase(
    'SelectionBar',
    SelectionBar,
    { selected: new Set(['a', 'b']), onChange: () => {}, actions: 'Acts', shown: ['a', 'b', 'c'] },
    { selected: [new Set(['a']), new Set()], onChange: [], actions: ['Others'], shown: [['a'], []] },
    [{ acts: [press('Clear selection')] }],
  ),
  kitCase(
    'RowCheckbox',
    RowCheckbox,
    { label: 'Select', checked: false },
    { label: ['Other'], checked: [true], mixed: [true], onChange: [] },
    [{ with: { onChange: () => {} }, acts: [press('Select')] }],
  ),
  kitCase(
    'ExportMenu',
    ExportMenu,
    { onExport: async () => ({ name: 'parts.xlsx', blob: new Blob(['x']) }) as never },
    { onExport: [], disabled: [true], label: ['Fetch'], size: ['small'] },
    [{ acts: [press('Export'), press('Export as CSVFor programs: spreadsheet apps alter long IDs')] }],
  ),
  kitCase(
    'ActionMenu',
    ActionMenu,
    { trigger: <button type="button">{'Open'}</button>, actions },
    {
      trigger: [
        <button key="other" type="button">
          {'Other'}
        </button>,
      ],
      actions: [actions.slice(1)],
      head: ['Head'],
      beside: [true],
    },
    [
      { acts: [press('Open'), key('ArrowDown'), key('ArrowDown'), key('Enter')] },
      { with: { head: 'Head' }, acts: [press('Open'), press('Scrap')] },
    ],
  ),
  kitCase('RowMenu', RowMenu, { name: 'Anchor', actions }, { name: ['Buoy'], actions: [[]] }, [
    {
      acts: [hover('Actions for Anchor'), press('Actions for Anchor'), press('Pause'), press('EditIts name')],
    },
  ]),
  kitCase(
    'SearchInput',
    SearchInput,
    { value: 'tea', placeholder: 'Search', onChange: () => {} },
    { value: [''], placeholder: ['搜索 all'], onChange: [], besideChips: [true] },
    [
      { acts: [type('Search', 'te'), wait(299), wait(1), wait(1000)] },
      { acts: [type('Search', 'trà'), key('Enter'), wait(1000), type('Search', ''), wait(1000)] },
      {
        acts: [
          type('Search', 'te'),
          type('Search', 'tea'),
          wait(1000),
          type('Search', 'x'),
          leave(),
          wait(299),
          wait(1),
        ],
      },
    ],
    (call, [value]) => (call === 'onChange' ? { value: String(value) } : undefined),
  ),
  kitCase(
    'FilterBar',
    FilterBar,
    { search, filters, onReset: () => {} },
    {
      chips: ['Chips'],
      search: [undefined, { ...search, value: 'tea' }],
      filters: [
        undefined,
        [],
        ...['idle', 'deleted'].map((value) => filters.map((one) => ({ ...one, value }))),
      ],
      range: [{ from: '2026-03-12T18:15:00.000Z', to: '2026-03-13T18:15:00.000Z', onChange: () => {} }],
      onReset: [undefined],
      active: [true, false],
      children: ['More'],
    },
    [
      { with: { active: true }, acts: [type('State', 'idle'), press('Reset')] },
      { with: { filters: filters.map((one) => ({ ...one, value: 'idle' })) }, acts: [type('State', '')] },
    ],
  ),
  kitCase(
    'SavedFilters',
    SavedFilters,
    { storageKey: 'parts', values: { state: 'idle', q: 'trà, x' }, onApply: () => {} },
    { storageKey: ['others'], values: [{ state: '', q: '' }], onApply: [] },
    [
      {
        acts: [
          press('Save this filter'),
          type('Name', ' Của tôi '),
          key('Enter'),
          press('Save'),
          type('Saved filters', 'Của tôi'),
          press('Delete this saved filter'),
        ],
      },
      { acts: [press('Save this filter'), press('Cancel')] },
    ],
  ),
  kitCase(
    'ViewTabs',
    ViewTabs<string>,
    { label: 'Views', views, chosen: 'all' },
    { label: ['Others'], views: [views.slice(1)], chosen: ['mine', undefined], onChoose: [] },
    [
      {
        with: { onChoose: () => {} },
        acts: [
          press('Mine'),
          press('Mine', { ctrlKey: true }),
          press('Mine', { metaKey: true }),
          press('Mine', { shiftKey: true }),
        ],
      },
    ],
  ),
  kitCase(
    'SectionTabs',
    SectionTabs<string>,
    { label: 'Parts', sections: views, chosen: 'all', onChoose: () => {}, children: 'Section' },
    {
      label: ['Others'],
      sections: [views.slice(1)],
      chosen: ['mine'],
      onChoose: [],
      fill: [true],
      children: ['Another'],
    },
    [
      {
        acts: [
          press('All'),
          key('ArrowRight'),
          key('ArrowRight'),
          key('ArrowLeft'),
          key('Home'),
          key('End'),
          key('Enter'),
        ],
      },
    ],
    (call, [chosen]) => (call === 'onChoose' ? { chosen: String(chosen) } : undefined),
  ),
  kitCase(
    'TabBar',
    TabBar,
    {
      tabs,
      current: '/b',
      onSelect: () => {},
      hrefOf: (path) => `#${path}`,
      titleOf: ({ name, title }) => title ?? `Screen ${name}`,
      close: () => {},
      closeOthers: () => {},
      closeAll: () => {},
    },
    {
      tabs: [[], tabs.slice(1)],
      current: ['/a', '/gone'],
      onSelect: [],
      hrefOf: [],
      titleOf: [],
      close: [],
      closeOthers: [],
      closeAll: [],
    },
    [
      {
        acts: [
          press('Screen a'),
          press('Screen a', { ctrlKey: true }),
          key('ArrowRight'),
          key('End'),
          key('Home'),
          key('ArrowLeft'),
          key('Enter'),
          key('Delete'),
          middle('Screen a'),
          press('Close Screen b'),
        ],
      },
      { acts: [press('Tab actions'), press('Close current')] },
      { with: { tabs: tabs.slice(0, 2) }, acts: [press('Tab actions'), press('Close others')] },
      { with: { tabs: tabs.slice(1, 2) }, acts: [press('Tab actions'), press('Close others')] },
      { acts: [press('Tab actions'), press('Close others'), press('Tab actions'), press('Close all')] },
    ],
    (call, [path]) => (call === 'onSelect' ? { current: String(path) } : undefined),
  ),
]
