import { Avatar } from '../avatar/Avatar.tsx'
import { AvatarName } from '../avatar/AvatarName.tsx'
import { CopyButton } from '../copy-button/CopyButton.tsx'
import { KeyValueList } from '../key-value-list/KeyValueList.tsx'
import { Page, PageCard } from '../page/Page.tsx'
import { ProgressCell } from '../progress-cell/ProgressCell.tsx'
import { QrCode } from '../qr-code/QrCode.tsx'
import { RegionNotice } from '../region/RegionNotice.tsx'
import { RelativeTime } from '../relative-time/RelativeTime.tsx'
import { StatCard } from '../stat-card/StatCard.tsx'
import { EmptyState } from '../states/EmptyState.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { LoadingState } from '../states/LoadingState.tsx'
import { StatusBadge } from '../status-badge/StatusBadge.tsx'
import { type KitCase, kitCase, press, wait } from '../test-support/kit-case.tsx'
import { TwoLines } from '../two-lines/TwoLines.tsx'

export const shows: readonly KitCase[] = [
  kitCase(
    'Avatar',
    Avatar,
    { name: 'Lan Nguyễn' },
    { name: ['王小明', ''], image: ['/a.png', null], size: [24], colourful: [true] },
  ),
  kitCase(
    'AvatarName',
    AvatarName,
    { name: 'Lan' },
    { name: ['王小明'], title: ['lan@example.com'], children: ['Owner'] },
  ),
  kitCase(
    'CopyButton',
    CopyButton,
    { text: 'abc' },
    { text: [], label: ['Copy both'], name: ['Copy the code'], size: ['medium'], appearance: ['primary'] },
    [
      { acts: [press('Copy'), wait(5000)] },
      { with: { label: 'Copy both', text: '港\n口' }, acts: [press('Copy both')] },
    ],
  ),
  kitCase(
    'KeyValueList',
    KeyValueList,
    { items: [{ label: 'Name', value: 'Anchor' }] },
    {
      items: [
        [],
        [{ label: 'Name', value: 'Anchor', copy: 'anchor-1' }],
        [{ label: 'Name', value: 'Anchor', copy: 'anchor-12345678901234567890', copyName: 'Copy the name' }],
        [{ label: 'Link', value: 'Anchor', wide: true }],
      ],
    },
    [{ with: { items: [{ label: 'Name', value: 'Anchor', copy: 'anchor-1' }] }, acts: [press('Copy')] }],
  ),
  kitCase(
    'Page',
    Page,
    { title: 'Parts', children: 'Content' },
    {
      title: ['Others'],
      description: ['All parts.'],
      views: ['Views'],
      actions: ['Acts'],
      fill: [true],
      children: ['More'],
    },
  ),
  kitCase(
    'Page that fills',
    Page,
    { title: 'Parts', children: 'Content', fill: true },
    {
      title: [],
      description: ['All parts.'],
      views: ['Views'],
      actions: ['Acts'],
      fill: [undefined],
      children: [],
    },
  ),
  kitCase(
    'PageCard',
    PageCard,
    { children: 'Content' },
    { title: ['Parts'], actions: ['Acts'], children: ['More'] },
  ),
  kitCase(
    'ProgressCell',
    ProgressCell,
    { label: 'Parts', done: 1250, total: 5000 },
    { label: ['Others'], done: [0, 6000], total: [0, null], tone: ['success', 'danger'] },
  ),
  kitCase(
    'QrCode',
    QrCode,
    { text: 'otpauth://x', label: 'Code' },
    { text: ['y'], label: ['Other'], size: [99] },
  ),
  kitCase(
    'RegionNotice',
    RegionNotice,
    {
      region: { ip: '203.0.113.9', country: 'CN' } as never,
      support: 'help@example.com',
      company: 'Example Pte',
    },
    {
      region: [{ ip: '198.51.100.1', country: 'TW' } as never],
      support: [''],
      company: ['Other'],
      description: ['A company.'],
    },
  ),
  kitCase(
    'RelativeTime',
    RelativeTime,
    { value: '2026-03-13T17:00:00.000Z' },
    {
      value: [
        null,
        undefined,
        '2026-03-13T19:59:30.000Z',
        '2026-03-10T20:00:00.000Z',
        '2025-01-01T00:00:00.000Z',
        '2026-03-14T01:00:00.000Z',
      ],
      future: [true],
    },
    [{ acts: [wait(3_600_000)] }, { with: { value: '2026-03-15T01:00:00.000Z', future: true }, acts: [] }],
  ),
  kitCase(
    'StatCard',
    StatCard,
    { label: 'Sent', value: '1,250' },
    {
      label: ['Others'],
      value: [undefined, '1,286,400.00 USD'],
      icon: [<i key="i">{'i'}</i>],
      change: [0.12, -0.5, 0],
      trendMeaning: ['bad'],
      hint: ['since Monday'],
      series: [[1, 0, 4]],
      href: ['#/task'],
    },
  ),
  ...(['bad', 'neutral'] as const).map((trendMeaning) =>
    kitCase(
      `StatCard, more is ${trendMeaning}`,
      StatCard,
      { label: 'Failed', value: '3', trendMeaning },
      {
        label: [],
        value: [],
        icon: [],
        change: [0.5, -0.5, 0],
        trendMeaning: [undefined],
        hint: [],
        series: [],
        href: [],
      },
    ),
  ),
  kitCase(
    'EmptyState',
    EmptyState,
    {},
    { title: ['None'], text: ['Add one.'], motif: ['anchor'], actions: ['Acts'], wholeScreen: [true] },
  ),
  kitCase(
    'ErrorState',
    ErrorState,
    { message: 'It failed' },
    {
      message: [undefined, 'Other'],
      requestId: ['r-9'],
      title: ['Sorry'],
      onRetry: [() => {}],
      wholeScreen: [true],
    },
    [{ with: { onRetry: () => {} }, acts: [press('Try again')] }],
  ),
  kitCase('LoadingState', LoadingState, {}, { label: ['Fetching'] }),
  kitCase(
    'StatusBadge',
    StatusBadge,
    { tone: 'neutral', label: 'Idle' },
    { tone: ['primary', 'success', 'warning', 'danger', 'info'], label: ['Busy'], live: [true] },
  ),
  kitCase(
    'TwoLines',
    TwoLines,
    { first: 'Anchor', second: 'a-1' },
    { first: ['Buoy'], second: [undefined, null, <b key="b">{'b'}</b>], title: ['Anchor, long'] },
  ),
]
