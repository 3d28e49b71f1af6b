import { mergeClasses } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowSortRegular } from '@fluentui/react-icons/svg/arrow-sort'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import type { Column, Sort } from './DataTable.types.ts'
import { nextSort } from './paging.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import { cellClasses, pinStyle, useDataTableStyles } from './useDataTableStyles.ts'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  offsets: ReadonlyMap<string, number>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  /** How much of the page is selected; undefined without check boxes. */
  selection: 'none' | 'some' | 'all' | undefined
  onTogglePage: () => void
}

/** The head row: names, sorting, and the check box of the page. */
export function TableHead<Row>(props: TableHeadProps<Row>): ReactNode {
  const { columns, offsets, sort, onSort, selection } = props
  const t = useT('ui')
  const styles = useDataTableStyles()
  return (
    <thead className={styles.head}>
      <tr>
        {selection && (
          <th scope="col" className={mergeClasses(styles.headCell, styles.checkCell, styles.headPinned)}>
            <RowCheckbox
              label={t('selectAll')}
              checked={selection === 'all'}
              mixed={selection === 'some'}
              onChange={props.onTogglePage}
            />
          </th>
        )}
        {columns.map((column) => {
          const order = sort?.field === column.id ? sort.order : undefined
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
              className={mergeClasses(
                styles.headCell,
                ...cellClasses(styles, column),
                column.pin && styles.headPinned,
              )}
              style={pinStyle(column, offsets)}
            >
              {column.sortable && onSort ? (
                <button
                  type="button"
                  className={styles.sort}
                  title={t('sortBy', { column: column.header })}
                  onClick={() => onSort(nextSort(sort, column.id))}
                >
                  <span className={styles.sortName}>{column.header}</span>
                  {order === undefined ? (
                    <ArrowSortRegular className={styles.sortIdle} />
                  ) : order === 'asc' ? (
                    <ArrowUpRegular />
                  ) : (
                    <ArrowDownRegular />
                  )}
                </button>
              ) : (
                column.header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
