import { useFormat, useT } from '@seaport/i18n/react'
import { FormDialog } from '@seaport/ui/form-dialog'
import { Hint } from '@seaport/ui/hint'
import { notify } from '@seaport/ui/notify'
import { Upload } from '@seaport/ui/upload'
import { useForm } from '@seaport/ui/use-form'
import { useIssueText } from '@seaport/ui/use-issue-text'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { MAX_ROWS, SheetRow } from '../sheet.ts'
import { MAX_BYTES, type ReadSheet, readRows } from '../sheet-file.ts'
import { useDemoStyles } from './useDemoStyles.ts'

const schema = z.object({ rows: z.array(SheetRow) })
/** Number of skipped rows that are listed. */
const NAMED = 5

interface SheetImportProps {
  onImport: (rows: readonly SheetRow[]) => void
  onClose: () => void
}

/** Imports an Excel file after a preview of rows and skipped rows. */
export function SheetImport({ onImport, onClose }: SheetImportProps): ReactNode {
  const t = useT('gallery')
  const [read, setRead] = useState<ReadSheet>()
  const form = useForm({
    schema,
    initial: { rows: [] },
    onSubmit: async ({ rows }) => {
      if (rows.length === 0) return notify.warning(t('sheet.nothing'))
      onImport(rows)
      notify.success(t('sheet.imported', { count: rows.length }))
      onClose()
    },
  })
  const found = form.values.rows.length
  return (
    <FormDialog
      title={t('sheet.import')}
      form={form}
      action={found > 0 ? t('sheet.take', { count: found }) : t('sheet.import')}
      onClose={onClose}
    >
      <Upload
        label={t('sheet.file')}
        transport={(file) => readRows(file)}
        types={['.xlsx']}
        maxBytes={MAX_BYTES}
        maxFiles={1}
        onChange={([sheet]) => {
          setRead(sheet)
          form.patch({ rows: [...(sheet?.rows ?? [])] })
        }}
      />
      {read ? <Found {...read} /> : <Columns />}
    </FormDialog>
  )
}

function Columns(): ReactNode {
  const t = useT('gallery')
  return <Hint>{t('sheet.columns', { rows: MAX_ROWS })}</Hint>
}

function Found({ rows, leftOut }: ReadSheet): ReactNode {
  const t = useT('gallery')
  const problem = useIssueText()
  const format = useFormat()
  const styles = useDemoStyles()
  const rest = leftOut.length - NAMED
  return (
    <div role="status">
      <p className={styles.text}>{t('sheet.found', { good: rows.length, bad: leftOut.length })}</p>
      {leftOut.length > 0 && (
        <ul>
          {leftOut.slice(0, NAMED).map(({ row, issue }) => (
            <li key={row}>{t('sheet.leftOut', { row: format.number(row), problem: problem(issue) })}</li>
          ))}
          {rest > 0 && <li>{t('table.more', { count: rest })}</li>}
        </ul>
      )}
    </div>
  )
}
