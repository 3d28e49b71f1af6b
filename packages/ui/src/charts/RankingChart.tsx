import { Fragment, type ReactNode } from 'react'
import type { PartsChartProps } from './Chart.types.ts'
import { colourAt } from './chart-data.ts'
import type { ChartFormatters } from './chart-table.ts'
import { useChartStyles } from './useChartStyles.ts'

/** One bar per part, the longest first. */
export function RankingChart({
  parts = [],
  formatters,
}: PartsChartProps & { formatters: ChartFormatters }): ReactNode {
  const styles = useChartStyles()
  const ranked = [...parts].sort((a, b) => b.value - a.value)
  const most = Math.max(...parts.map((part) => part.value))
  return (
    <div className={styles.ranking} aria-hidden>
      {ranked.map((part) => (
        <Fragment key={part.id}>
          <span className={styles.rankName} title={part.name}>
            {part.name}
          </span>
          <div className={styles.rankTrack}>
            <div
              className={styles.rankBar}
              style={{
                width: `${(Math.max(0, part.value) / most) * 100}%`,
                backgroundColor: colourAt(0, part),
              }}
            />
          </div>
          <b className={styles.number}>{formatters.value(part.value)}</b>
        </Fragment>
      ))}
    </div>
  )
}
