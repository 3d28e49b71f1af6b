import { Button } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useFormat, useT } from '@seaport/i18n/react'
import type { Column } from '@seaport/ui/data-table-types'
import { useIssueText } from '@seaport/ui/use-issue-text'
import { EditableCell } from '../parts/editable-cell/EditableCell.tsx'
import { cellValue, type SheetColumn, SheetRow, type StoredRow } from '../sheet.ts'

interface SheetActions {
  onChange: (id: string, change: Partial<SheetRow>) => void
  onDelete: (row: StoredRow) => void
}

/** Columns that are edited in place; an invalid cell shows its error and stays open. */
export function useSheetColumns({ onChange, onDelete }: SheetActions): readonly Column<StoredRow>[] {
  const t = useT('gallery')
  const common = useT('common')
  const problem = useIssueText()
  const format = useFormat()
  const column = (id: SheetColumn, header: string): Column<StoredRow> => ({
    id,
    header,
    rowHeader: id === 'name',
    ...(id === 'followers' && { width: 160, align: 'end' as const }),
    render: (row) => (
      <EditableCell
        label={`${header}, ${row.name}`}
        value={String(row[id])}
        {...(id === 'followers' && { shown: format.number(row.followers) })}
        onSave={async (text) => {
          const { data, error } = SheetRow.shape[id].safeParse(cellValue(id, text), { reportInput: true })
          if (error?.issues[0]) throw new Error(problem(error.issues[0]))
          onChange(row.id, { [id]: data })
        }}
      />
    ),
  })
  return [
    column('name', t('table.name')),
    column('followers', t('table.followers')),
    column('remark', t('remark')),
    {
      id: 'delete',
      header: t('actions'),
      width: 90,
      render: (row) => (
        <Button
          appearance="subtle"
          size="small"
          icon={<DeleteRegular />}
          aria-label={`${common('delete')} ${row.name}`}
          onClick={() => onDelete(row)}
        />
      ),
    },
  ]
}
