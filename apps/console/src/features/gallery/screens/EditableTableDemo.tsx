import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { DataTable } from '@seaport/ui/data-table'
import { ExportMenu } from '@seaport/ui/export-menu'
import { FilterBar } from '@seaport/ui/filter-bar'
import { Page } from '@seaport/ui/page'
import { useAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { SheetImport } from '../components/SheetImport.tsx'
import { StorageNote } from '../components/StorageNote.tsx'
import { useSheetColumns } from '../components/useSheetColumns.tsx'
import { newId } from '../new-id.ts'
import { firstSheet, type SheetRow, type StoredRow, sheetAtom } from '../sheet.ts'
import { writeRows } from '../sheet-file.ts'

/** /template/editable-table */
export function EditableTableDemo(): ReactNode {
  const t = useT('gallery')
  const common = useT('common')
  const [rows, setRows] = useAtom(sheetAtom)
  const [search, setSearch] = useState('')
  const [importing, setImporting] = useState(false)
  const add = (fresh: readonly SheetRow[]) =>
    setRows([...fresh.map((row) => ({ ...row, id: newId() })), ...rows])
  const remove = async ({ id, name }: StoredRow) => {
    const agreed = await confirm({
      title: t('table.ask', { count: 1 }),
      effects: [name],
      action: common('delete'),
    })
    if (agreed) setRows(rows.filter((row) => row.id !== id))
  }
  const columns = useSheetColumns({
    onChange: (id, change) => setRows(rows.map((row) => (row.id === id ? { ...row, ...change } : row))),
    onDelete: (row) => void remove(row),
  })
  const shown = search
    ? rows.filter((row) => row.name.toLocaleLowerCase().includes(search.toLocaleLowerCase()))
    : rows
  const heads = [t('table.name'), t('table.followers'), t('remark')]
  return (
    <Page
      title={t('sheet.title')}
      description={t('sheet.lead')}
      fill
      actions={
        <>
          <ExportMenu
            disabled={shown.length === 0}
            onExport={(format) => writeRows(format, 'seaport', heads, shown)}
          />
          <Button icon={<ArrowUploadRegular />} onClick={() => setImporting(true)}>
            {t('sheet.import')}
          </Button>
          <Button
            appearance="primary"
            icon={<AddRegular />}
            onClick={() => add([{ name: t('sheet.newName'), followers: 0, remark: '' }])}
          >
            {t('sheet.add')}
          </Button>
        </>
      }
    >
      <DataTable
        label={t('sheet.title')}
        columns={columns}
        rows={shown}
        rowId={(row) => row.id}
        filtered={search !== ''}
        toolbar={
          <FilterBar
            search={{ value: search, placeholder: t('table.search'), onChange: setSearch }}
            onReset={() => setSearch('')}
          />
        }
      />
      <StorageNote
        name="editable-table"
        {...(rows !== firstSheet && { onReset: () => setRows(firstSheet) })}
      />
      {importing && <SheetImport onImport={add} onClose={() => setImporting(false)} />}
    </Page>
  )
}
