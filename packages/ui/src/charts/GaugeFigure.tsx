import type { ReactNode } from 'react'
import type { GaugeChartProps } from './Chart.types.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { GaugeChart } from './GaugeChart.tsx'

/** Gauges and rings, fetched by themselves. */
export function GaugeFigure(props: GaugeChartProps): ReactNode {
  return <ChartFigure {...props} draw={(drawing) => <GaugeChart {...props} {...drawing} />} />
}
