import { area, line } from 'd3-shape'
import { Fragment, type ReactNode } from 'react'
import { CartesianChart } from './CartesianChart.tsx'
import type { CartesianChartProps } from './Chart.types.ts'
import { ChartFigure } from './ChartFigure.tsx'
import type { MarksProps } from './plot.ts'
import { useChartStyles } from './useChartStyles.ts'

type LinesProps = Omit<MarksProps, 'piled'>

/** One line per series; unknown values leave a gap, and a value between two gaps a dot. */
function Lines({ left, top, height, scale, band, at, series, filled }: LinesProps): ReactNode {
  const styles = useChartStyles()
  const x = (index: number) => left + band.middle(index)
  const y = (value: number | null) => top + scale.at(value ?? 0)
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y(y)
  const fill = area<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y0(y(0))
    .y1(y)
  return (
    <>
      {at !== undefined && <line className={styles.guide} x1={x(at)} x2={x(at)} y1={top} y2={top + height} />}
      {series.map((one) => (
        <Fragment key={one.id}>
          {filled && (
            <path className={styles.area} d={fill([...one.values]) ?? undefined} fill={one.colour} />
          )}
          <path className={styles.line} d={draw([...one.values]) ?? undefined} stroke={one.colour} />
          {dots(one.values, at).map(({ value, index }) => (
            <circle
              key={index}
              className={styles.dot}
              cx={x(index)}
              cy={y(value)}
              r={4.5}
              fill={one.colour}
            />
          ))}
        </Fragment>
      ))}
    </>
  )
}

/** The points that are marked: the one under the cursor, and those without a neighbour to draw a line to. */
function dots(values: readonly (number | null)[], at: number | undefined) {
  const known = (index: number) => (values[index] ?? null) !== null
  return values
    .map((value, index) => ({ value, index }))
    .filter(({ index }) => known(index) && (index === at || !(known(index - 1) || known(index + 1))))
}

/** Lines and areas, in a chunk of their own with d3-shape. */
export function LinesChart(props: CartesianChartProps): ReactNode {
  return (
    <ChartFigure {...props} draw={(drawing) => <CartesianChart {...props} {...drawing} marks={Lines} />} />
  )
}
