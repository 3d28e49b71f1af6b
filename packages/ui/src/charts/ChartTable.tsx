import type { ReactNode } from 'react'
import type { ChartTable as Table } from './chart-table.ts'
import { useChartStyles } from './useChartStyles.ts'

/** A chart's numbers as a table. */
export function ChartTable({ labelledBy, table }: { labelledBy: string; table: Table }): ReactNode {
  const styles = useChartStyles()
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {table.head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ id, cells: [name, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={table.head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
