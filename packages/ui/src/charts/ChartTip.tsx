import type { ReactNode } from 'react'
import { Row } from '../layout/Row.tsx'
import { useChartStyles } from './useChartStyles.ts'

interface ChartTipProps {
  /** x of the point that the tip describes, in pixels. */
  x: number
  width: number
  head: string
  rows: readonly { id: string; name: string; value: string; colour: string }[]
}

/** Tooltip with the values under the cursor, on the side with more room. */
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
        <Row key={row.id} wrap="never" className={styles.tipRow}>
          <span className={styles.swatch} style={{ backgroundColor: row.colour }} />
          {row.name}
          <b>{row.value}</b>
        </Row>
      ))}
    </div>
  )
}
