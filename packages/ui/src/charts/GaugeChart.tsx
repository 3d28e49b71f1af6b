import { useT } from '@seaport/i18n/react'
import { arc } from 'd3-shape'
import type { ReactNode } from 'react'
import type { GaugeChartProps } from './Chart.types.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { colourAt } from './chart-data.ts'
import type { ChartFormatters } from './chart-table.ts'
import { useChartStyles } from './useChartStyles.ts'

interface GaugeProps extends GaugeChartProps {
  height: number
  formatters: ChartFormatters
}

/** A value as a share of its maximum: a half circle, or a ring. */
function Gauge({ kind, value = 0, max, tone, height, formatters }: GaugeProps): ReactNode {
  const t = useT('chart')
  const styles = useChartStyles()
  const half = kind === 'gauge'
  const radius = Math.min(half ? height - 24 : height / 2, 110)
  const [startAngle, sweep] = half ? [-Math.PI / 2, Math.PI] : [0, 2 * Math.PI]
  const ratio = Math.min(1, Math.max(0, value / max))
  const ring = arc<number>()
    .innerRadius(radius * 0.78)
    .outerRadius(radius)
    .startAngle(startAngle)
    .endAngle((part) => startAngle + part * sweep)
    .cornerRadius(radius * 0.11)
  const size = radius * 2
  const box = half ? `${-radius} ${-radius} ${size} ${radius + 24}` : `${-radius} ${-radius} ${size} ${size}`
  return (
    <div className={styles.round} style={{ minHeight: height }} aria-hidden>
      <svg aria-hidden className={styles.svg} width={size} height={half ? radius + 24 : size} viewBox={box}>
        <path className={styles.track} d={ring(1) ?? undefined} />
        {ratio > 0 && <path d={ring(ratio) ?? undefined} fill={colourAt(0, { tone })} />}
        <text className={styles.big} y={half ? -10 : 4} textAnchor="middle">
          {formatters.percent(value / max)}
        </text>
        <text className={styles.label} y={half ? 14 : 24} textAnchor="middle">
          {t('of', { value: formatters.value(value), max: formatters.value(max) })}
        </text>
      </svg>
    </div>
  )
}

/** Gauges and rings, in a chunk of their own. */
export function GaugeChart(props: GaugeChartProps): ReactNode {
  return <ChartFigure {...props} draw={(drawing) => <Gauge {...props} {...drawing} />} />
}
