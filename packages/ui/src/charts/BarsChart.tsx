import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { CartesianChart } from './CartesianChart.tsx'
import type { CartesianChartProps } from './Chart.types.ts'
import { ChartFigure } from './ChartFigure.tsx'
import type { MarksProps } from './plot.ts'
import { useChartStyles } from './useChartStyles.ts'

type BarsProps = Omit<MarksProps, 'filled'>

/** Widest bar, in pixels. */
const WIDEST = 36

/** Bars side by side, or stacked. */
function Bars({ left, top, scale, band, at, series, stacked }: BarsProps): ReactNode {
  const styles = useChartStyles()
  const abreast = stacked ? 1 : Math.max(1, series.length)
  const width = Math.max(1, Math.min(WIDEST, (band.size * 0.7) / abreast))
  const gap = abreast > 1 ? 2 : 0
  const bars = series.flatMap((one, index) =>
    one.values.flatMap((value, category) => {
      const [from, to] = stacked?.[index]?.[category] ?? [0, value ?? 0]
      if (value === null || from === to) return []
      const offset = stacked ? -width / 2 : (index - abreast / 2) * width + gap / 2
      const high = scale.at(Math.max(from, to))
      return [
        {
          key: `${one.id} ${category}`,
          category,
          x: left + band.middle(category) + offset,
          y: top + high,
          height: Math.max(1, scale.at(Math.min(from, to)) - high),
          fill: one.colour,
        },
      ]
    }),
  )
  return bars.map(({ key, category, ...bar }) => (
    <rect
      key={key}
      className={mergeClasses(styles.bar, at !== undefined && at !== category && styles.faded)}
      width={Math.max(1, width - gap)}
      rx={Math.min(3, width / 4)}
      {...bar}
    />
  ))
}

/** Bar chart, in its own chunk. */
export function BarsChart(props: CartesianChartProps): ReactNode {
  return (
    <ChartFigure {...props} draw={(drawing) => <CartesianChart {...props} {...drawing} marks={Bars} />} />
  )
}
