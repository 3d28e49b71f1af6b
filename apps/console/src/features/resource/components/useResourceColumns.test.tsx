// @vitest-environment jsdom
import type { Resource } from '@seaport/contract/work/resource.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useResourceColumns } from './useResourceColumns.tsx'

setUpDom()
beforeAll(() => preload('resource', 'network'))

test('a column shows each field of a resource', () => {
  const { result } = renderHook(() => useResourceColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining(['Name', 'Type', 'Group', 'Content']),
  )
})

test('each cell shows its own field', async () => {
  const row = {
    id: 'r1',
    name: 'Nguyễn Hà',
    handle: 'ha.ng',
    kind: 'liker',
    task_count: 6,
    followers: 4321,
    location: 'Huế',
    network: 'facebook',
    content: 'trà 茶',
    seen_at: daysAgo(4),
    note: 'khách',
    source: 'https://x.example/1',
    url: 'https://facebook.com/ha.ng',
    group: {
      id: 'g1',
      name: '越南 nhóm',
    },
    opted_out: false,
    by_hand: false,
    external_id: '5',
    first_seen_at: daysAgo(7),
  } as unknown as Resource
  expect(await shownCells(() => useResourceColumns(() => {}), row)).toEqual({
    Name: 'NHNguyễn Hà',
    Handle: 'ha.ng',
    Type: 'Liker',
    Followers: '4,321',
    Location: 'Huế',
    Network: 'Facebook',
    Content: 'trà 茶',
    Group: '越南 nhóm',
    'Last seen': '4 days ago',
    'First seen': '1 week ago',
    Tasks: '6',
    Source: 'https://x.example/1',
    'ID on the network': '5',
  })
})
