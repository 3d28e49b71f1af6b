import { Link, makeStyles } from '@fluentui/react-components'
import type { ErrorFile } from '@seaport/contract/kernel/spreadsheet.schema'
import { useT } from '@seaport/i18n/react'
import { DataTable } from '@seaport/ui/data-table'
import type { Column } from '@seaport/ui/data-table-types'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { StatusBadge, type Tone } from '@seaport/ui/status-badge'
import { type ReactNode, useMemo } from 'react'

const outcomes = ['added', 'duplicate', 'invalid'] as const
type Outcome = (typeof outcomes)[number]

/** One row of an import. */
export interface ReportRow {
  /** Its number in the list or the sheet, from 1. */
  row: number
  /** Subject of the row. */
  item: string
  outcome: Outcome
  msg: string
  /** Other values, such as seat and proxy; empty texts are omitted. */
  details?: readonly string[]
}

interface ImportReportProps extends Readonly<Record<Outcome, number>> {
  rows: readonly ReportRow[]
  /** Title of the column with the rows' subjects. */
  header: string
  /** Whether the import has been done; false for a preview. */
  done: boolean
  errorFile: ErrorFile
}

const TONES = { added: 'success', duplicate: 'warning', invalid: 'danger' } as const satisfies Record<
  Outcome,
  Tone
>

const useStyles = makeStyles({
  file: { marginInlineStart: 'auto' },
  table: {
    maxHeight: 'min(340px, 45vh)',
    minHeight: 0,
    overflow: 'auto',
  },
  // A reason needs attention, so it may wrap onto both lines of its row.
  said: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    whiteSpace: 'normal',
  },
})

/** The result of each row of an import, problems first; skipped rows can be downloaded as a spreadsheet to correct. */
export function ImportReport({ rows, header, done, errorFile, ...sums }: ImportReportProps): ReactNode {
  const t = useT('import')
  const styles = useStyles()
  const sorted = useMemo(
    () =>
      [...rows].sort((a, b) => outcomes.indexOf(b.outcome) - outcomes.indexOf(a.outcome) || a.row - b.row),
    [rows],
  )
  const columns = useColumns(header, done)
  return (
    <Stack>
      <Row role="status">
        {outcomes.map((outcome) => (
          <StatusBadge
            key={outcome}
            tone={sums[outcome] > 0 ? TONES[outcome] : 'neutral'}
            label={t(outcome === 'added' && done ? 'sum.imported' : `sum.${outcome}`, {
              count: sums[outcome],
            })}
          />
        ))}
        {errorFile && (
          <Link className={styles.file} href={errorFile.url} download>
            {t('errorFile', { count: errorFile.rows })}
          </Link>
        )}
      </Row>
      <Stack gap="none" className={styles.table}>
        <DataTable label={t('result')} columns={columns} rows={sorted} rowId={({ row }) => String(row)} />
      </Stack>
    </Stack>
  )
}

function useColumns(header: string, done: boolean): readonly Column<ReportRow>[] {
  const t = useT('import')
  const styles = useStyles()
  /** Why a row is skipped, or the values with which it is imported. */
  const saidOf = ({ msg, details = [] }: ReportRow) => msg || details.filter(Boolean).join(' · ')
  return [
    { id: 'row', header: t('row'), width: 64, align: 'end', render: ({ row }) => row },
    {
      id: 'item',
      header,
      width: 220,
      rowHeader: true,
      render: ({ item }) => <span title={item}>{item}</span>,
    },
    {
      id: 'outcome',
      words: true,
      header: t('outcome'),
      width: 132,
      render: ({ outcome }) => (
        <StatusBadge
          tone={TONES[outcome]}
          label={t(outcome === 'added' && done ? 'row.imported' : `row.${outcome}`)}
        />
      ),
    },
    {
      id: 'said',
      header: t('details'),
      render: (row) => (
        <span className={styles.said} title={saidOf(row)}>
          {saidOf(row) || t('none')}
        </span>
      ),
    },
  ]
}
