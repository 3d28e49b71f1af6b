import { area, curveMonotoneX, line } from 'd3-shape'
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
  const x = (place: number) => left + band.middle(place)
  const y = (value: number | null) => top + scale.at(value ?? 0)
  const draw = line<number | null>()
    .defined((value) => value !== null)
    .x((_, place) => x(place))
    .y(y)
    .curve(curveMonotoneX)
  const fill = area<number | null>()
    .defined((value) => value !== null)
    .x((_, place) => x(place))
    .y0(y(0))
    .y1(y)
    .curve(curveMonotoneX)
  return (
    <>
      {at !== undefined && <line className={styles.guide} x1={x(at)} x2={x(at)} y1={top} y2={top + height} />}
      {series.map((one) => (
        <Fragment key={one.id}>
          {filled && (
            <path className={styles.area} d={fill([...one.values]) ?? undefined} fill={one.colour} />
          )}
          <path className={styles.line} d={draw([...one.values]) ?? undefined} stroke={one.colour} />
          {dots(one.values, at).map(({ value, place }) => (
            <circle
              key={place}
              className={styles.dot}
              cx={x(place)}
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
  const known = (place: number) => (values[place] ?? null) !== null
  return values
    .map((value, place) => ({ value, place }))
    .filter(({ place }) => known(place) && (place === at || !(known(place - 1) || known(place + 1))))
}

/** Lines and areas, fetched by themselves: with them comes the library that draws curves. */
export function LinesChart(props: CartesianChartProps): ReactNode {
  return (
    <ChartFigure {...props} draw={(drawing) => <CartesianChart {...props} {...drawing} marks={Lines} />} />
  )
}
