import type { ReactNode } from 'react'
import type { Column } from './DataTable.types.ts'
import { useDataTableStyles } from './useDataTableStyles.ts'

const ROWS = Array.from({ length: 8 }, (_, index) => index)
/** Bars of differing length look like text, not like a pattern. */
const LENGTHS = ['72%', '54%', '86%', '63%', '45%']

/** Placeholder rows during the first load. */
export function TableSkeleton<Row>(props: { columns: readonly Column<Row>[]; checks: boolean }): ReactNode {
  const styles = useDataTableStyles()
  return (
    <tbody aria-hidden className={styles.skeleton}>
      {ROWS.map((index) => (
        <tr key={index} className={styles.row}>
          {props.checks && <td className={styles.cell} />}
          {props.columns.map((column, at) => (
            <td key={column.id} className={styles.cell}>
              <span className={styles.bar} style={{ width: LENGTHS[(index + at) % LENGTHS.length] }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
