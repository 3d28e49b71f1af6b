import { ColourInput } from '../appearance/ColourInput.tsx'
import { ThemeSettings } from '../appearance/ThemeSettings.tsx'
import { Chart } from '../charts/Chart.tsx'
import type { CartesianChartProps, ChartProps } from '../charts/Chart.types.ts'
import { CommandPalette } from '../command-palette/CommandPalette.tsx'
import { HelpPanel } from '../help/HelpPanel.tsx'
import { LanguageMenu } from '../locale/LanguageMenu.tsx'
import { BulkReportDialog } from '../overlays/BulkReportDialog.tsx'
import { Dialog } from '../overlays/Dialog.tsx'
import { Modal } from '../overlays/Modal.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { Brand } from '../shell/Brand.tsx'
import { FullscreenButton } from '../shell/FullscreenButton.tsx'
import { ShellSkeleton } from '../shell/ShellSkeleton.tsx'
import { ShortcutSheet } from '../shortcut-sheet/ShortcutSheet.tsx'
import { SidePanel } from '../side-panel/SidePanel.tsx'
import { hover, type KitCase, key, kitCase, leave, pick, press, type } from '../test-support/kit-case.tsx'
import { ThemeToggle } from '../theme/ThemeToggle.tsx'
import { Upload } from '../upload/Upload.tsx'

const icon = <i key="i">{'i'}</i>
const sections = [
  { id: 'home', entries: [{ id: 'dash', label: 'Dashboard', href: '/dash', icon }] },
  {
    id: 'work',
    label: 'Work',
    entries: [
      { id: 'task', label: 'Tasks', href: '/task', icon, count: 3 },
      {
        id: 'people',
        label: 'People',
        icon,
        children: [
          { id: 'users', label: 'Users', href: '/users', icon },
          { id: 'roles', label: 'Roles', href: '/roles', icon, count: 120 },
        ],
      },
    ],
  },
]
const commands = [
  { id: 'a', title: 'Tasks', group: 'Work', shortcut: 'G T', run: () => {} },
  { id: 'b', title: 'Accounts', detail: 'all', keywords: ['konto'], icon, run: () => {} },
]
const found = [{ id: 'f', title: '@nova', group: 'Accounts', run: () => {} }]
const chart: CartesianChartProps = {
  kind: 'line',
  title: 'Sent',
  categories: ['2026-03-12T20:00:00.000Z', '2026-03-13T20:00:00.000Z', '2026-03-14T20:00:00.000Z'],
  categoryKind: 'day',
  categoryName: 'Day',
  series: [
    { id: 'a', name: 'Messages', values: [1200, null, 3] },
    { id: 'b', name: 'Likes', values: [4, 5.5, 6], tone: 'danger' },
  ],
}
const cartesian = {
  title: [],
  categories: [],
  categoryKind: [],
  categoryName: [],
  series: [],
  valueKind: [],
  height: [],
  failure: [],
  onRetry: [],
}
const parts = [
  { id: 'a', name: 'X', value: 30 },
  { id: 'b', name: 'Facebook', value: 70, tone: 'success' as const },
]
const file = (name: string, bytes: number) => new File(['x'.repeat(bytes)], name)

export const frames: readonly KitCase[] = [
  kitCase(
    'Dialog',
    Dialog,
    { title: 'Edit', onClose: () => {}, children: <input aria-label="Name" /> },
    {
      title: ['Add'],
      role: ['alertdialog'],
      size: ['medium', 'large'],
      onClose: [undefined],
      shownOnce: [true],
      children: ['More'],
    },
    [
      { acts: [key('Escape')] },
      {
        with: { shownOnce: true },
        acts: [key('Escape'), press('Go back'), key('Escape'), press('Close anyway')],
      },
    ],
  ),
  kitCase(
    'BulkReportDialog',
    BulkReportDialog,
    {
      title: '2 created',
      done: 2,
      missing: 1,
      left_out: [{ id: '1', name: 'Việc', message: 'It runs.' }],
      close: () => {},
    },
    { title: ['1 created'], done: [0], missing: [0, 3], left_out: [[]], close: [] },
    [{ acts: [press('Close')] }],
  ),
  kitCase(
    'Modal',
    Modal,
    { label: 'Box', children: 'Content' },
    {
      role: ['alertdialog'],
      label: [undefined, 'Other'],
      labelledBy: [],
      placement: ['top', 'start', 'end', 'anchored'],
      className: ['own'],
      onDismiss: [],
      dismissOnBackdrop: [],
      onKeyDown: [],
      children: ['More'],
    },
    [{ with: { onDismiss: () => {}, onKeyDown: () => {} }, acts: [key('a'), key('Escape')] }],
  ),
  kitCase(
    'SidePanel',
    SidePanel,
    { open: true, title: 'Anchor', onClose: () => {}, children: <input aria-label="Name" /> },
    {
      open: [false],
      title: ['Buoy'],
      size: ['small', 'large'],
      tools: ['Tools'],
      actions: ['Acts'],
      onKeyDown: [],
      onClose: [],
      children: ['More'],
    },
    [
      {
        with: { onKeyDown: () => {} },
        acts: [press('Name'), key('ArrowDown', { altKey: true }), key('Escape'), press('Close')],
      },
    ],
  ),
  kitCase(
    'ShortcutSheet',
    ShortcutSheet,
    { onClose: () => {} },
    { more: [[{ what: 'New task', keys: ['G', 'T'] }]], onClose: [] },
    [
      { acts: [key('Escape')] },
      {
        with: { more: [{ what: 'Done', keys: ['D', '⇧⌘D'] }] },
        acts: [press('Shortcuts of a single key'), press('Shortcuts of a single key')],
      },
    ],
  ),
  kitCase(
    'CommandPalette',
    CommandPalette,
    { commands, open: true, onOpenChange: () => {} },
    {
      commands: [commands.slice(1)],
      open: [undefined, false],
      onOpenChange: [undefined],
      found: [found],
      searching: [true],
      initialText: ['ta'],
      onType: [],
    },
    [
      {
        with: { found, onType: () => {} },
        acts: [
          key('ArrowDown'),
          key('ArrowDown'),
          key('ArrowDown'),
          key('ArrowUp'),
          key('ArrowUp'),
          key('Enter'),
        ],
      },
      { acts: [type('Search screens, data and actions…', 'konto'), key('Enter')] },
      { acts: [type('Search screens, data and actions…', 'nothing'), key('Enter'), key('Escape')] },
      { with: { open: false }, acts: [key('k', { ctrlKey: true }), key('k', { metaKey: true })] },
    ],
    (call, [open]) => (call === 'onOpenChange' ? { open: Boolean(open) } : undefined),
  ),
  kitCase(
    'AppShell',
    AppShell,
    { sections, selected: '/task', onNavigate: () => {}, children: 'Screen' },
    {
      sections: [sections.slice(0, 1)],
      selected: ['/users', '/nowhere'],
      onNavigate: [],
      onAim: [],
      header: ['Header'],
      stale: [true],
      tabs: ['Tabs'],
      children: ['Other'],
    },
    [
      {
        with: { onAim: () => {} },
        acts: [
          press('People'),
          press('Users'),
          press('Users', { ctrlKey: true }),
          hover('Roles'),
          press('People'),
          press('Collapse menu'),
          press('Dashboard'),
          press('People'),
          press('Expand menu'),
          press('Skip to content'),
        ],
      },
    ],
    (call, [selected]) => (call === 'onNavigate' ? { selected: String(selected) } : undefined),
  ),
  kitCase('Brand', Brand, {}, { compact: [true] }),
  kitCase('ShellSkeleton', ShellSkeleton, {}, {}),
  kitCase('FullscreenButton', FullscreenButton, {}, {}),
  kitCase('ThemeToggle', ThemeToggle, {}, {}, [
    {
      acts: [
        press('Theme'),
        press('Dark'),
        press('Theme'),
        press('Light'),
        press('Theme'),
        press('Same as system'),
      ],
    },
  ]),
  kitCase('LanguageMenu', LanguageMenu, {}, {}, [
    { acts: [press('Language'), key('ArrowDown'), key('Escape')] },
  ]),
  kitCase('ThemeSettings', ThemeSettings, {}, {}, [
    { acts: [type('Primary', '#112233'), press('Reset everything to default')] },
  ]),
  kitCase(
    'ColourInput',
    ColourInput,
    { label: 'Primary', value: '#112233', onChange: () => {} },
    { label: ['Other'], value: ['#445566'], note: ['default'], onChange: [] },
    [{ acts: [type('Primary', '#aabbcc')] }],
  ),
  kitCase(
    'HelpPanel',
    HelpPanel,
    {
      addresses: {
        support: 'mailto:a@example.com',
        channel: null,
        antiScam: '#/check',
        feedback: null,
        guide: 'javascript:x',
      },
    },
    { addresses: [{ support: null, channel: null, antiScam: null, feedback: null, guide: null }] },
    [{ acts: [press('Help'), key('Escape')] }],
  ),
  kitCase(
    'Upload',
    Upload<string>,
    { label: 'Files', transport: async (one) => one.name },
    {
      label: ['Other'],
      transport: [],
      onChange: [],
      disabled: [true],
      types: [['.csv']],
      maxBytes: [9],
      maxFiles: [1],
    },
    [
      {
        with: { onChange: () => {}, types: ['.csv'], maxBytes: 9, maxFiles: 2 },
        acts: [
          pick(file('a.csv', 3), file('b.txt', 3)),
          pick(file('c.csv', 10), file('d.csv', 0)),
          pick(file('e.csv', 2)),
        ],
      },
      {
        with: { transport: () => Promise.reject(new Error('Refused')), onChange: () => {} },
        acts: [pick(file('a.csv', 3)), press('Upload a.csv again'), press('Remove a.csv')],
      },
      {
        with: { transport: () => new Promise<string>(() => {}), onChange: () => {} },
        acts: [pick(file('a.csv', 3)), press('Cancel the upload of a.csv')],
      },
    ],
  ),
  kitCase<CartesianChartProps>(
    'Chart of values',
    Chart,
    chart,
    {
      ...cartesian,
      kind: ['area', 'bar', 'stacked'],
      title: ['Others'],
      categories: [['2026-03-12T20:00:00.000Z']],
      categoryKind: ['text'],
      categoryName: ['Date'],
      series: [undefined, []],
      valueKind: ['money', 'percent', 'duration'],
      height: [100],
      failure: [{ message: 'It failed', requestId: 'r-9' }],
    },
    [
      { acts: [press('Likes'), press('Likes'), press('Show as table')] },
      {
        acts: [
          press('Read point by point: Sent'),
          key('ArrowLeft'),
          key('Home'),
          key('ArrowRight'),
          key('Escape'),
          key('ArrowLeft'),
          leave(),
        ],
      },
      {
        with: { series: undefined, failure: { message: 'It failed' }, onRetry: () => {} },
        acts: [press('Try again')],
      },
    ],
  ),
  ...(
    [
      { kind: 'pie', title: 'Networks', parts },
      { kind: 'donut', title: 'Networks', parts },
      { kind: 'ranking', title: 'Networks', parts, valueKind: 'money' },
      { kind: 'ranking', title: 'None', parts: [] },
      { kind: 'gauge', title: 'Disk', value: 30, max: 120 },
      { kind: 'ring', title: 'Disk', value: 130, max: 120, tone: 'danger' },
      { kind: 'gauge', title: 'Disk', value: undefined, max: 120 },
    ] satisfies ChartProps[]
  ).map((props) =>
    kitCase<ChartProps>(`Chart: ${props.kind} ${props.title}`, Chart, props, {
      kind: [],
      title: [],
      valueKind: [],
      height: [],
      failure: [],
      onRetry: [],
    } as never),
  ),
]
