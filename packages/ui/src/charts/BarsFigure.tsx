import type { ReactNode } from 'react'
import { Bars } from './Bars.tsx'
import { CartesianChart } from './CartesianChart.tsx'
import type { CartesianChartProps } from './Chart.types.ts'
import { ChartFigure } from './ChartFigure.tsx'

/** Bars, fetched by themselves. */
export function BarsFigure(props: CartesianChartProps): ReactNode {
  return (
    <ChartFigure {...props} draw={(drawing) => <CartesianChart {...props} {...drawing} marks={Bars} />} />
  )
}
