// @vitest-environment jsdom
import type { Script } from '@seaport/contract/work/script.schema'
import { preload } from '@seaport/i18n/browser'
import { setUpDom } from '@seaport/ui/test-support'
import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { daysAgo, shownCells } from '../../../shared/test-support/shown-cells.tsx'
import { useScriptColumns } from './useScriptColumns.tsx'

setUpDom()
beforeAll(() => preload('script', 'network'))

test('a column shows each field of a script', () => {
  const { result } = renderHook(() => useScriptColumns(() => {}))
  expect(result.current.map(({ header }) => header)).toEqual(
    expect.arrayContaining(['Title', 'Type', 'Network', 'Group']),
  )
})

test('each cell shows its own field', async () => {
  const row = {
    id: 's1',
    title: 'Chào 你好',
    type: 'text',
    networks: ['x'],
    group: {
      id: 'g1',
      name: '越南 nhóm',
    },
    text: 'Xin chào',
    files: [],
    public: false,
    updated_at: daysAgo(2),
    created_at: daysAgo(8),
  } as unknown as Script
  expect(await shownCells(() => useScriptColumns(() => {}), row)).toEqual({
    Title: 'Chào 你好',
    Type: 'Text',
    Network: 'X',
    Group: '越南 nhóm',
    Content: 'Xin chào',
    Source: 'Own',
    Updated: '2 days ago',
    Created: '1 week ago',
  })
})
