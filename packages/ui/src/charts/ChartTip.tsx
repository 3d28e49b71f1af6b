import type { ReactNode } from 'react'
import { useChartStyles } from './useChartStyles.ts'

interface ChartTipProps {
  /** Pixels from the left to the point that it speaks of. */
  x: number
  width: number
  head: string
  rows: readonly { id: string; name: string; value: string; colour: string }[]
}

/** The values under the cursor; stands on the side with more room. */
export function ChartTip({ x, width, head, rows }: ChartTipProps): ReactNode {
  const styles = useChartStyles()
  return (
    <div
      className={styles.tip}
      style={x < width / 2 ? { left: x + 12 } : { right: width - x + 12 }}
      aria-hidden
    >
      <div className={styles.tipHead}>{head}</div>
      {rows.map((row) => (
        <div key={row.id} className={styles.tipRow}>
          <span className={styles.swatch} style={{ backgroundColor: row.colour }} />
          {row.name}
          <b>{row.value}</b>
        </div>
      ))}
    </div>
  )
}
