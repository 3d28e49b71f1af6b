import type { ReactNode } from 'react'
import type { MapChartProps } from './Chart.types.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { MapChart } from './MapChart.tsx'

/** Maps, fetched by themselves: the outlines of the countries weigh more than all other charts together. */
export function MapFigure(props: MapChartProps): ReactNode {
  return <ChartFigure {...props} draw={({ words }) => <MapChart {...props} words={words} />} />
}
