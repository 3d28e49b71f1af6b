import type { ChartSeries } from './Chart.types.ts'
import type { bands, Scale } from './scale.ts'

/** The rectangle that a drawing fills, in pixels of the SVG, and how values and categories fall into it. */
export interface Plot {
  left: number
  top: number
  width: number
  height: number
  scale: Scale
  band: ReturnType<typeof bands>
  /** The category under the cursor. */
  at: number | undefined
}

export interface ColouredSeries extends ChartSeries {
  colour: string
}

/** What lines and bars are drawn from. */
export interface MarksProps extends Plot {
  series: readonly ColouredSeries[]
  /** Bottom and top of each bar where bars stand on each other. */
  stacked: readonly (readonly (readonly [number, number])[])[] | undefined
  /** Lines with their area. */
  filled: boolean
}
