// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ChartCursor } from '../charts/ChartCursor.tsx'
import { MapChart } from '../charts/MapChart.tsx'
import { DataTable } from '../data-table/DataTable.tsx'
import { EditorToolbar } from '../editor/EditorToolbar.tsx'
import { SectionTabs } from '../section-tabs/SectionTabs.tsx'
import { TabBar } from '../tabs/TabBar.tsx'
import { renderUi, setUpDom } from '../test-support/render.tsx'
import { RangeMonth } from '../toolbar/RangeMonth.tsx'

setUpDom()

const nothing = () => {}
const plot = { left: 0, top: 0, width: 300, height: 100, at: undefined }
const scale = { ticks: [], at: () => 0 }
const band = { size: 100, middle: () => 50 }

const parts: readonly (readonly [name: string, role: string, key: string, part: ReactNode])[] = [
  [
    'the tabs of screens',
    'link',
    'ArrowLeft',
    <TabBar
      key="part"
      tabs={[{ path: '/a', name: 'a' }]}
      current="/a"
      onSelect={nothing}
      hrefOf={(path) => `#${path}`}
      titleOf={({ name }) => name}
      close={nothing}
      closeOthers={nothing}
      closeAll={nothing}
    />,
  ],
  [
    'the tabs of a screen',
    'tab',
    'ArrowLeft',
    <SectionTabs
      key="part"
      label="Settings"
      sections={[{ id: 'a', label: 'A' }]}
      chosen="a"
      onChoose={nothing}
    >
      {''}
    </SectionTabs>,
  ],
  [
    'a month',
    'button',
    'ArrowLeft',
    <RangeMonth
      key="part"
      label="November"
      day="2026-11-28"
      today="2026-11-28"
      range={{ first: '', last: '' }}
      onDay={nothing}
      onPress={nothing}
    />,
  ],
  [
    'a chart',
    'slider',
    'ArrowLeft',
    <ChartCursor
      key="part"
      {...plot}
      scale={scale}
      band={band}
      count={3}
      label="Sent"
      readAt={String}
      onMove={nothing}
    />,
  ],
  [
    'a map',
    'slider',
    'ArrowLeft',
    <MapChart key="part" kind="map" title="Seats" places={[{ country: 'VN', value: 3 }]} />,
  ],
  [
    'the buttons of an editor',
    'toolbar',
    'ArrowLeft',
    <EditorToolbar
      key="part"
      controls="text"
      actions={[{ id: 'bold', label: 'Bold', icon: <b />, run: nothing }]}
    />,
  ],
  [
    'the rows of a list',
    'row',
    'ArrowDown',
    <DataTable
      key="part"
      label="People"
      columns={[{ id: 'name', header: 'Name', render: (name: string) => name }]}
      rows={['Mai']}
      rowId={(name) => name}
      onRowClick={nothing}
    />,
  ],
]

test.each(parts)(
  '%s: an arrow key moves, and with Alt, Ctrl or ⌘ it is the browser’s',
  async (_name, role, key, part) => {
    renderUi(part)
    const element = (await screen.findAllByRole(role)).at(-1) as HTMLElement
    expect(fireEvent.keyDown(element, { key })).toBe(false)
    for (const held of ['altKey', 'ctrlKey', 'metaKey'])
      expect(fireEvent.keyDown(element, { key, [held]: true })).toBe(true)
  },
)
