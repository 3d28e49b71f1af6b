import { mergeClasses } from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'
import type { Plot } from './plot.ts'
import { labelStep } from './scale.ts'
import { useChartStyles } from './useChartStyles.ts'

interface ChartAxesProps extends Plot {
  labels: readonly string[]
  axis: (value: number) => string
}

/** Grid, values on the left, and as many categories below as fit. */
export function ChartAxes({
  left,
  top,
  width,
  height,
  scale,
  band,
  labels,
  axis,
}: ChartAxesProps): ReactNode {
  const styles = useChartStyles()
  const step = labelStep(labels, width)
  const fitting = labels.map((label, at) => ({ label, at })).filter(({ at }) => at % step === 0)
  return (
    <>
      {scale.ticks.map((tick) => {
        const y = top + scale.at(tick)
        return (
          <Fragment key={tick}>
            <line
              className={mergeClasses(styles.grid, tick === 0 && styles.zero)}
              x1={left}
              x2={left + width}
              y1={y}
              y2={y}
            />
            <text className={styles.label} x={left - 8} y={y} textAnchor="end" dominantBaseline="middle">
              {axis(tick)}
            </text>
          </Fragment>
        )
      })}
      {fitting.map(({ label, at }) => (
        <text
          key={at}
          className={styles.label}
          x={left + band.middle(at)}
          y={top + height + 18}
          textAnchor="middle"
        >
          {label}
        </text>
      ))}
    </>
  )
}
