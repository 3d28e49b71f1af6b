import { Button } from '@fluentui/react-button'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useLanguage } from '@seaport/i18n/react'
import { useAtom } from 'jotai'
import { type ReactNode, useRef, useState } from 'react'
import { DataTable } from '../src/data-table/DataTable.tsx'
import type { Column } from '../src/data-table/DataTable.types.ts'
import { EditableCell } from '../src/data-table/EditableCell.tsx'
import { ExportMenu } from '../src/data-table/ExportMenu.tsx'
import { useNotify } from '../src/overlays/useNotify.ts'
import { Page } from '../src/page/Page.tsx'
import { storedAtom } from '../src/storage/stored-atom.ts'
import { FilterBar } from '../src/toolbar/FilterBar.tsx'
import { SavedFilters } from '../src/toolbar/SavedFilters.tsx'
import { readFirstSheet, writeSheet } from './sheet-file.ts'
import { words } from './words.ts'

interface Row {
  id: string
  name: string
  remark: string
}

const FIRST: readonly Row[] = ['nguyen.van.an', 'marina_shop', '陳大文', '王小明'].map((name, at) => ({
  id: String(at),
  name,
  remark: at % 2 ? '=SUM(1,2)' : 'VIP',
}))
const rowsAtom = storedAtom<readonly Row[]>('gallery-sheet', FIRST, {
  parse: (text) => JSON.parse(text) as Row[],
  print: JSON.stringify,
})

export function SheetScreen(): ReactNode {
  const word = words[useLanguage().lang]
  const notify = useNotify()
  const file = useRef<HTMLInputElement>(null)
  const [rows, setRows] = useAtom(rowsAtom)
  const [search, setSearch] = useState('')
  const [remark, setRemark] = useState('')
  const edit = (id: string, part: Partial<Row>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)))
  const cell = (field: 'name' | 'remark') => (row: Row) => (
    <EditableCell
      label={`${word[field === 'name' ? 'table' : 'remark']} ${row.name}`}
      value={row[field]}
      onSave={async (value) => edit(row.id, { [field]: value })}
    />
  )
  const columns: Column<Row>[] = [
    { id: 'name', header: word.table, render: cell('name'), rowHeader: true },
    { id: 'remark', header: word.remark, render: cell('remark') },
    {
      id: 'delete',
      header: word.delete,
      width: 90,
      render: (row) => (
        <Button
          appearance="subtle"
          size="small"
          icon={<DeleteRegular />}
          aria-label={`${word.delete} ${row.name}`}
          onClick={() => setRows(rows.filter(({ id }) => id !== row.id))}
        />
      ),
    },
  ]
  const read = async (chosen: File) => {
    try {
      const [, ...found] = await readFirstSheet(chosen)
      const fresh = found.map(([name = '', text = '']) => ({ id: crypto.randomUUID(), name, remark: text }))
      setRows([...rows, ...fresh])
    } catch (error) {
      notify.failed(error)
    }
  }
  const shown = rows.filter(
    (row) =>
      row.name.includes(search) && (remark === '' || row.remark.includes('VIP') === (remark === 'vip')),
  )
  return (
    <Page
      title={word.sheet}
      fill
      actions={
        <>
          <ExportMenu
            onExport={(format) =>
              writeSheet(format, 'seaport', [
                [word.table, word.remark],
                ...rows.map((row) => [row.name, row.remark]),
              ])
            }
          />
          <Button icon={<ArrowUploadRegular />} onClick={() => file.current?.click()}>
            {word.import}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept=".xlsx"
            aria-label={word.import}
            onChange={(event) => {
              const [chosen] = event.target.files ?? []
              if (chosen) void read(chosen)
              event.target.value = ''
            }}
          />
          <Button
            appearance="primary"
            icon={<AddRegular />}
            onClick={() => setRows([{ id: crypto.randomUUID(), name: word.form, remark: '' }, ...rows])}
          >
            {word.add}
          </Button>
        </>
      }
    >
      <DataTable
        label={word.sheet}
        columns={columns}
        rows={shown}
        rowId={(row) => row.id}
        filtered={search !== '' || remark !== ''}
        toolbar={
          <FilterBar
            search={{ value: search, placeholder: word.table, onChange: setSearch }}
            filters={[
              {
                id: 'remark',
                label: word.remark,
                value: remark,
                options: [
                  { value: 'vip', label: 'VIP' },
                  { value: 'other', label: word.more },
                ],
                onChange: setRemark,
              },
            ]}
            onReset={() => {
              setSearch('')
              setRemark('')
            }}
          >
            <SavedFilters
              storageKey="gallery-sheet"
              values={{ search, remark }}
              onApply={(values) => {
                setSearch(values.search ?? '')
                setRemark(values.remark ?? '')
              }}
            />
          </FilterBar>
        }
      />
    </Page>
  )
}
