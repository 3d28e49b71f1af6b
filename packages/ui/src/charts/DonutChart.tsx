import { arc } from 'd3-shape'
import { Fragment, type ReactNode } from 'react'
import type { PartsChartProps } from './Chart.types.ts'
import { colourAt, sectors } from './chart-data.ts'
import type { ChartFormatters } from './chart-table.ts'
import { useChartStyles } from './useChartStyles.ts'

interface DonutChartProps extends PartsChartProps {
  height: number
  formatters: ChartFormatters
}

const TURN = 2 * Math.PI

/** Number of large letters that fit into a ring of 200 px. */
const ROOM = 9

/** The total, in compact form where the ring is too small. */
function totalLabel(formatters: ChartFormatters, total: number): string {
  const full = formatters.value(total)
  return full.length > ROOM ? formatters.axis(total) : full
}

/** Shares of a whole as a disc, or as a ring with the whole in the middle; a legend lists the parts. */
export function DonutChart({ kind, parts = [], height, formatters }: DonutChartProps): ReactNode {
  const styles = useChartStyles()
  const size = Math.min(height, 200)
  const radius = size / 2
  const slice = arc<{ from: number; to: number }>()
    .innerRadius(kind === 'donut' ? radius * 0.66 : 0)
    .outerRadius(radius)
    .startAngle(({ from }) => from * TURN)
    .endAngle(({ to }) => to * TURN)
    .padAngle(0.015)
    .cornerRadius(2)
  const slices = sectors(parts)
  const total = parts.reduce((sum, part) => sum + Math.max(0, part.value), 0)
  return (
    <div className={styles.round} style={{ minHeight: height }} aria-hidden>
      <svg
        aria-hidden
        className={styles.svg}
        width={size}
        height={size}
        viewBox={`${-radius} ${-radius} ${size} ${size}`}
      >
        {slices.map(({ part, from, to }, at) => (
          <path key={part.id} d={slice({ from, to }) ?? undefined} fill={colourAt(at, part)} />
        ))}
        {kind === 'donut' && (
          <>
            <text className={styles.big} y={-4} textAnchor="middle">
              {totalLabel(formatters, total)}
            </text>
            <text className={styles.label} y={18} textAnchor="middle">
              {formatters.heads.total}
            </text>
          </>
        )}
      </svg>
      <div className={styles.roundList}>
        {slices.map(({ part, ratio }, at) => (
          <Fragment key={part.id}>
            <span className={styles.swatch} style={{ backgroundColor: colourAt(at, part) }} />
            <span>{part.name}</span>
            <b className={styles.number}>{formatters.value(part.value)}</b>
            <span className={styles.quiet}>{formatters.percent(ratio)}</span>
          </Fragment>
        ))}
      </div>
    </div>
  )
}
