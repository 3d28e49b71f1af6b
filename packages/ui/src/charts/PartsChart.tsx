import type { ReactNode } from 'react'
import type { PartsChartProps } from './Chart.types.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { DonutChart } from './DonutChart.tsx'
import { RankingChart } from './RankingChart.tsx'

/** Pie, donut and ranking, in a chunk of their own. */
export function PartsChart(props: PartsChartProps): ReactNode {
  const Parts = props.kind === 'ranking' ? RankingChart : DonutChart
  return <ChartFigure {...props} draw={(drawing) => <Parts {...props} {...drawing} />} />
}
