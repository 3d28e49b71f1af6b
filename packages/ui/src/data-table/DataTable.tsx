import { mergeClasses } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo, useRef } from 'react'
import { NARROW, useMediaQuery } from '../media/useMediaQuery.ts'
import { EmptyState } from '../states/EmptyState.tsx'
import { ErrorState } from '../states/ErrorState.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import {
  ampleTableWidth,
  CHECK_WIDTH,
  columnGrowth,
  drawnWidth,
  fitColumns,
  minTableWidth,
  pinOffsets,
  visibleColumns,
} from './columns.ts'
import { compactRowsAtom } from './compact-rows.ts'
import type { DataTableProps } from './DataTable.types.ts'
import { Pagination } from './Pagination.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { pageSelection, togglePage } from './selection.ts'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { useCardStyles } from './useCardStyles.ts'
import { useColumnChoice } from './useColumnChoice.ts'
import { useColumnRoom } from './useColumnRoom.ts'
import { COMPACT_HEIGHT, ROW_HEIGHT, useDataTableStyles } from './useDataTableStyles.ts'
import { isVirtual } from './useRowWindow.ts'
import { useTableWidth } from './useTableWidth.ts'

/**
 * A list of records: paged and sorted by the server, with a head that stays, columns to choose, rows to select, and a state for loading,
 * nothing and failure. A real table for screen readers; arrow keys move between rows, Enter opens one, Space selects it.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { rows, columns, selection, failure, page, onPage, storageKey } = props
  const t = useT('ui')
  const styles = useDataTableStyles()
  const cards = useCardStyles()
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const [choice, setChoice] = useColumnChoice(storageKey)
  const narrow = useMediaQuery(NARROW)
  const checks = selection !== undefined
  const canChoose = Boolean(props.toolbar && storageKey)
  const ids = props.rows?.map(props.rowId) ?? []
  // Cards differ in height, which rows that are not in the document must not.
  const asCards = narrow && !isVirtual(ids.length)
  const all = useMemo(() => visibleColumns(columns, choice), [columns, choice])
  const { width, markEdge } = useTableWidth(scroller, {
    wanted: minTableWidth(all, checks),
    ample: ampleTableWidth(all, checks),
  })
  const shown = useMemo(() => {
    // On a phone pinned columns would leave no room for the others.
    return narrow
      ? all.map((column) => ({ ...column, pin: undefined }))
      : fitColumns(all, choice, checks, width, canChoose)
  }, [all, choice, narrow, checks, width, canChoose])
  const offsets = useMemo(() => pinOffsets(shown, checks), [shown, checks])
  const growth = columnGrowth(shown, checks, width)
  const compact = useAtomValue(compactRowsAtom) && !asCards
  useColumnRoom(table, { columns: shown, growth, checks, rows, compact, cards: asCards })
  const failed = failure !== undefined && rows === undefined
  const loading = rows === undefined && !failed
  const reachable = ids.length > 0 && (selection !== undefined || props.onRowClick !== undefined)
  return (
    <div className={styles.root}>
      {selection && selection.selected.size > 0 ? (
        <SelectionBar {...selection} shown={ids} />
      ) : (
        props.toolbar && (
          <div className={styles.toolbar}>
            <div className={styles.toolbarContent}>{props.toolbar}</div>
            {storageKey && (
              <ColumnChooser
                columns={columns}
                shown={shown.map(({ id }) => id)}
                choice={choice}
                onChange={setChoice}
              />
            )}
          </div>
        )
      )}
      <div className={styles.frame}>
        {(props.refreshing || loading) && <div className={styles.progress} aria-hidden />}
        <div
          ref={scroller}
          className={mergeClasses(
            styles.scroller,
            isVirtual(ids.length) && styles.bounded,
            asCards && cards.scroller,
          )}
          tabIndex={reachable ? undefined : 0}
          onScroll={markEdge}
        >
          <table
            ref={table}
            className={mergeClasses(
              styles.table,
              compact && styles.compact,
              asCards && cards.table,
              asCards && checks && cards.checks,
            )}
            style={{ minWidth: asCards ? undefined : minTableWidth(shown, checks) }}
            aria-label={props.label}
            aria-rowcount={rows ? rows.length + 1 : undefined}
            aria-busy={loading || props.refreshing}
          >
            <colgroup>
              {checks && <col style={{ width: CHECK_WIDTH }} />}
              {shown.map((column) => (
                <col key={column.id} style={{ width: drawnWidth(column, growth) }} />
              ))}
            </colgroup>
            <TableHead
              columns={shown}
              offsets={offsets}
              sort={props.sort}
              onSort={props.onSort}
              selection={selection && pageSelection(selection.selected, ids)}
              onTogglePage={() => selection?.onChange(togglePage(selection.selected, ids))}
            />
            {loading && <TableSkeleton columns={shown} checks={checks} />}
            {rows && (
              <TableBody
                {...props}
                rows={rows}
                columns={shown}
                offsets={offsets}
                scroller={scroller}
                cards={asCards}
                rowHeight={compact ? COMPACT_HEIGHT : ROW_HEIGHT}
              />
            )}
          </table>
          {loading && (
            <span className={styles.hidden} role="status">
              {t('loading')}
            </span>
          )}
          {rows?.length === 0 &&
            (props.filtered ? (
              <EmptyState motif="lighthouse" title={t('noMatchTitle')} />
            ) : (
              (props.empty ?? <EmptyState />)
            ))}
          {failed && <ErrorState {...failure} onRetry={props.onRetry} />}
        </div>
      </div>
      {failure && rows && (
        <div className={styles.stale} role="alert">
          {failure.message ?? t('errorTitle')}
        </div>
      )}
      {page && onPage && <Pagination page={page} onPage={onPage} selects={checks} />}
    </div>
  )
}
