import type { ReactNode } from 'react'
import { CartesianChart } from './CartesianChart.tsx'
import type { CartesianChartProps } from './Chart.types.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { Lines } from './Lines.tsx'

/** Lines and areas, fetched by themselves: with them comes the library that draws curves. */
export function LinesFigure(props: CartesianChartProps): ReactNode {
  return (
    <ChartFigure {...props} draw={(drawing) => <CartesianChart {...props} {...drawing} marks={Lines} />} />
  )
}
