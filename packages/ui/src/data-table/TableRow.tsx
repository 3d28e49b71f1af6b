import { mergeClasses } from '@fluentui/react-components'
import { memo, type ReactNode } from 'react'
import { MENU_COLUMN } from './columns.ts'
import type { Column } from './DataTable.types.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import { useCardStyles } from './useCardStyles.ts'
import { cellClasses, pinStyle, useDataTableStyles } from './useDataTableStyles.ts'

interface TableRowProps<Row> {
  row: Row
  /** Row index from 0. */
  index: number
  columns: readonly Column<Row>[]
  offsets: ReadonlyMap<string, number>
  /** Undefined without check boxes. */
  selected: boolean | undefined
  selectLabel: string
  /** Undefined where rows can't be focused. One row of the table is in the tab order. */
  tabIndex: 0 | -1 | undefined
  /** Whether its details are open. */
  open: boolean
  clickable: boolean
  card: boolean
}

/** Stands in a cell whose column renders nothing, as `Format` shows a missing number or moment. */
const NOTHING = '—'

/** One row, without handlers: the body handles events of all rows. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>): ReactNode {
  const { row, index, columns, offsets, selected, card } = props
  const styles = useDataTableStyles()
  const cards = useCardStyles()
  return (
    <tr
      data-index={index}
      // The head is row 1.
      aria-rowindex={index + 2}
      aria-current={props.open || undefined}
      tabIndex={props.tabIndex}
      className={mergeClasses(
        styles.row,
        (selected || props.open) && styles.rowSelected,
        props.clickable && styles.rowClickable,
      )}
    >
      {selected !== undefined && (
        <td className={mergeClasses(styles.cell, styles.checkCell, card ? cards.check : styles.pinned)}>
          <RowCheckbox label={props.selectLabel} checked={selected} />
        </td>
      )}
      {columns.map((column) => {
        const content = column.render(row)
        const shared = {
          className: mergeClasses(
            styles.cell,
            ...cellClasses(styles, column),
            column.pin && styles.pinned,
            card && column.id === MENU_COLUMN && cards.menu,
          ),
          style: pinStyle(column, offsets),
          translate: column.words || column.id === MENU_COLUMN ? undefined : ('no' as const),
          // A long text may be cut off.
          title: typeof content === 'string' && content ? content : undefined,
        }
        const said = isEmpty(content) && column.id !== MENU_COLUMN ? NOTHING : content
        return column.rowHeader ? (
          <th key={column.id} scope="row" {...shared}>
            {said}
          </th>
        ) : (
          <td
            key={column.id}
            {...shared}
            data-label={card && column.id !== MENU_COLUMN ? column.header : undefined}
          >
            {said}
          </td>
        )
      })}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => ReactNode

const isEmpty = (content: ReactNode) =>
  content === null || content === undefined || content === '' || content === false
