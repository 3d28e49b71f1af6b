import { Chart } from '../charts/Chart.tsx'
import type { CartesianChartProps, ChartSeries, ChartSlice, PartsChartProps } from '../charts/Chart.types.ts'
import { CommandPalette } from '../command-palette/CommandPalette.tsx'
import type { Command } from '../command-palette/command.types.ts'
import { DataTable } from '../data-table/DataTable.tsx'
import type { Column, DataTableProps } from '../data-table/DataTable.types.ts'
import { KeyValueList } from '../key-value-list/KeyValueList.tsx'
import { ActionMenu } from '../menu/ActionMenu.tsx'
import type { MenuAction } from '../menu/menu.types.ts'
import { AppShell } from '../shell/AppShell.tsx'
import type { NavGroup, NavLink } from '../shell/nav.ts'
import { TabBar } from '../tabs/TabBar.tsx'
import type { Tab } from '../tabs/tabs.ts'
import { type KitCase, key, kitCase, membersOf, press, type, within } from '../test-support/kit-case.tsx'
import { FilterBar } from '../toolbar/FilterBar.tsx'

const icon = <i key="i">{'i'}</i>

interface Row {
  id: string
}
const column: Column<Row> = { id: 'state', header: 'State', render: ({ id }) => `of ${id}` }
const name: Column<Row> = { id: 'name', header: 'Name', render: ({ id }) => id }
const table: DataTableProps<Row> = {
  label: 'Parts',
  columns: [column, name],
  rows: [{ id: 'a' }, { id: 'b' }],
  rowId: ({ id }) => id,
  sort: { field: 'state', order: 'desc' },
  onSort: () => {},
  storageKey: 'parts',
  toolbar: 'Bar',
}
const columns = membersOf<Column<Row>>(column, {
  id: ['actions'],
  header: ['Condition'],
  render: [() => 0, () => '', () => <b>{'bold'}</b>],
  words: [true],
  width: [90],
  align: ['start', 'center', 'end'],
  sortable: [true],
  hideable: [false],
  hidden: [true],
  collapsible: [true],
  pin: ['start', 'end'],
  rowHeader: [true],
})

const action: MenuAction = { id: 'edit', label: 'Edit', onSelect: () => {} }
const actions = membersOf<MenuAction>(action, {
  id: [],
  label: ['Rename'],
  description: ['Its name'],
  icon: [icon],
  disabled: [true],
  divided: [true],
  checked: [true, false],
  onSelect: [],
})

const command: Command = { id: 'a', title: 'Tasks', run: () => {} }
const commands = membersOf<Command>(command, {
  id: [],
  title: ['Orders'],
  detail: ['all of them'],
  group: ['Work'],
  icon: [icon],
  keywords: [['jobs']],
  shortcut: ['G T'],
  run: [],
})

const series: ChartSeries = { id: 'a', name: 'Messages', values: [1200, 3] }
const chart: CartesianChartProps = {
  kind: 'bar',
  title: 'Sent',
  categories: ['North', 'South'],
  categoryName: 'Place',
  series: [series, { id: 'b', name: 'Likes', values: [4, 5.5] }],
}
const slice: ChartSlice = { id: 'a', name: 'X', value: 30 }
const parts: PartsChartProps = {
  kind: 'donut',
  title: 'Networks',
  parts: [slice, { id: 'b', name: 'Facebook', value: 70 }],
}
const tones = ['primary', 'success', 'warning', 'danger', 'info'] as const

const link: NavLink = { id: 'task', label: 'Tasks', href: '/task', icon }
const group: NavGroup = { id: 'people', label: 'People', icon, children: [link] }

const tab: Tab = { path: '/a', name: 'a', used: 1 }

const filter = {
  id: 'state',
  label: 'State',
  value: '',
  options: [{ value: 'busy', label: 'Busy' }],
  onChange: () => {},
}

export const members: readonly KitCase[] = [
  kitCase('DataTable: a column', DataTable<Row>, table, {
    label: [],
    columns: within(columns, (one) => [one, name]),
    rows: [],
    rowId: [],
    refreshing: [],
    failure: [],
    onRetry: [],
    sort: [undefined, { field: 'state', order: 'asc' }],
    onSort: [undefined],
    page: [],
    onPage: [],
    selection: [],
    onRowClick: [],
    rowHref: [],
    openRow: [],
    storageKey: [undefined],
    filtered: [],
    empty: [],
    toolbar: [undefined],
  }),
  kitCase(
    'ActionMenu: an action',
    ActionMenu,
    {
      trigger: <button type="button">{'Open'}</button>,
      actions: [action, { ...action, id: 'b', label: 'Other' }],
    },
    { trigger: [], actions: [], head: [], beside: [] },
    [
      { acts: [press('Open')] },
      ...actions.map((one) => ({
        with: { actions: [one, { ...action, id: 'b', label: 'Other' }] },
        acts: [press('Open'), key('ArrowDown'), key('Enter')],
      })),
    ],
  ),
  kitCase(
    'CommandPalette: a command',
    CommandPalette,
    { commands: [command, { ...command, id: 'b', title: 'Accounts' }], open: true, onOpenChange: () => {} },
    {
      commands: within(commands, (one) => [one, { ...command, id: 'b', title: 'Accounts' }]),
      open: [undefined],
      onOpenChange: [undefined],
      found: [],
      searching: [],
      initialText: [],
      onType: [],
    },
    commands.slice(-3).map((one) => ({
      with: { commands: [one, { ...command, id: 'b', title: 'Accounts' }] },
      acts: [
        type('Search screens, data and actions…', 'jo'),
        type('Search screens, data and actions…', 'ta'),
      ],
    })),
  ),
  kitCase('Chart: a series', Chart, chart, {
    kind: [],
    title: [],
    categories: [],
    categoryKind: [],
    categoryName: [],
    series: within(
      membersOf<ChartSeries>(series, {
        id: [],
        name: ['Replies'],
        values: [
          [0, 0],
          [null, 7],
          [-5, 2],
          [0.25, 1e6],
        ],
        tone: tones,
      }),
      (one) => [one, { id: 'b', name: 'Likes', values: [4, 5.5] }],
    ),
    valueKind: [],
    height: [],
    failure: [],
    onRetry: [],
  } as never),
  kitCase('Chart: a part', Chart, parts, {
    kind: [],
    title: [],
    parts: within(
      membersOf<ChartSlice>(slice, { id: [], name: ['Instagram'], value: [0, 1e6], tone: tones }),
      (one) => [one, { id: 'b', name: 'Facebook', value: 70 }],
    ),
    valueKind: [],
    height: [],
    failure: [],
    onRetry: [],
  } as never),
  kitCase(
    'AppShell: an entry',
    AppShell,
    {
      sections: [{ id: 'work', entries: [link, group] }],
      selected: '/elsewhere',
      onNavigate: () => {},
      children: '',
    },
    {
      sections: [
        ...within(
          membersOf<NavLink>(link, {
            id: [],
            label: ['Orders'],
            href: ['/order', 'https://example.com/guide'],
            icon: [<b key="b">{'b'}</b>],
            count: [0, 7, 1250],
          }),
          (one) => [{ id: 'work', entries: [one] }],
        ),
        ...within(
          membersOf<NavGroup>(group, {
            id: [],
            label: ['Groups'],
            icon: [<b key="b">{'b'}</b>],
            children: [
              [],
              [
                { ...link, count: 3 },
                { ...link, id: 'x', label: 'More', count: 4 },
              ],
            ],
          }),
          (one) => [{ id: 'work', entries: [one] }],
        ),
        [{ id: 'work', label: 'Work', entries: [link] }],
      ],
      selected: ['/task'],
      onNavigate: [],
      onAim: [],
      header: [],
      stale: [],
      tabs: [],
      children: [],
    },
  ),
  kitCase(
    'TabBar: a tab',
    TabBar,
    {
      tabs: [tab, { ...tab, path: '/b', name: 'b', used: 3 }],
      current: '/b',
      onSelect: () => {},
      hrefOf: (path) => `#${path}`,
      titleOf: (one) => one.title ?? `Screen ${one.name}`,
      close: () => {},
      closeOthers: () => {},
      closeAll: () => {},
    },
    {
      tabs: within(
        membersOf<Tab>(tab, { path: ['/b?of=2'], name: ['c'], title: ['Anchor'], used: [9] }),
        (one) => [one, { ...tab, path: '/b', name: 'b', used: 3 }],
      ),
      current: [],
      onSelect: [],
      hrefOf: [],
      titleOf: [],
      close: [],
      closeOthers: [],
      closeAll: [],
    },
  ),
  kitCase(
    'FilterBar: a filter',
    FilterBar,
    { filters: [filter], onReset: () => {} },
    {
      chips: [],
      search: [],
      filters: [
        undefined,
        ...within(
          membersOf(filter, {
            id: [],
            label: ['Condition'],
            value: ['busy', 'gone'],
            options: [[], [{ value: 'busy', label: 'At work' }]],
            onChange: [],
          }),
          (one) => [one],
        ),
      ],
      range: [],
      onReset: [undefined],
      active: [],
      children: [],
    },
  ),
  kitCase(
    'KeyValueList: an item',
    KeyValueList,
    { items: [{ label: 'Name', value: 'Anchor', copy: 'anchor-1', copyName: 'Copy the name' }] },
    {
      items: within(
        membersOf<{
          label: string
          value: React.ReactNode
          copy?: string
          copyName?: string
          wide?: boolean
        }>(
          { label: 'Name', value: 'Anchor', copy: 'anchor-1', copyName: 'Copy the name' },
          {
            label: ['Title'],
            value: [<b key="b">{'b'}</b>, 0, ''],
            // 20 letters still stand beside their label on a phone.
            copy: ['12345678901234567890', '123456789012345678901', ''],
            copyName: [''],
            wide: [true],
          },
        ),
        (one) => [one, { label: 'More', value: 'more' }],
      ),
    },
    [
      {
        with: {
          items: [
            { label: 'First', value: '1', copy: 'first' },
            { label: 'Second', value: '2', copy: 'second', copyName: 'Copy the second' },
          ],
        },
        acts: [press('Copy the second'), press('Copy')],
      },
    ],
  ),
]
