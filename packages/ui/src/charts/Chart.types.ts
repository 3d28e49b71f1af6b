import type { Moment } from '@seaport/i18n/format'
import type { Failure } from '../states/ErrorState.tsx'
import type { Kind } from '../theme/colour-settings.ts'

/** Default height of a drawing in pixels. */
export const CHART_HEIGHT = 240

/** Width over height of a map. */
export const MAP_RATIO = 2.1

/** How numbers are written. `money` counts in dollars, `percent` in ratios (0.25 is 25 %), `duration` in milliseconds. */
export type ValueKind = 'number' | 'money' | 'percent' | 'duration'

export interface ChartSeries {
  id: string
  name: string
  /** One per category; null = unknown. */
  values: readonly (number | null)[]
  /** A colour with a meaning; without it the next colour of the theme's palette. */
  tone?: Kind
}

export interface ChartSlice {
  id: string
  name: string
  value: number
  tone?: Kind
}

interface ChartBase {
  /** What the chart is about: its heading, and its name to screen readers. */
  title: string
  valueKind?: ValueKind
  /** Height of the drawing in pixels; 240 by default. */
  height?: number
  failure?: Failure | undefined
  onRetry?: () => void
}

/** Values over categories. `area` fills under its lines, `stacked` puts the bars of a category on top of each other. */
export interface CartesianChartProps extends ChartBase {
  kind: 'line' | 'area' | 'bar' | 'stacked'
  /** Texts, or moments with `categoryKind: 'day'`. */
  categories: readonly Moment[]
  categoryKind?: 'text' | 'day'
  /** What the categories are: the head of the table's first column. */
  categoryName: string
  /** Undefined while loading. */
  series: readonly ChartSeries[] | undefined
}

/** Parts of a whole. `pie` and `donut` draw shares, `ranking` a bar for each with the longest first. */
export interface PartsChartProps extends ChartBase {
  kind: 'pie' | 'donut' | 'ranking'
  parts: readonly ChartSlice[] | undefined
}

/** One value against the most it can be: a half circle or a ring. */
export interface GaugeChartProps extends ChartBase {
  kind: 'gauge' | 'ring'
  value: number | undefined
  max: number
  tone?: Kind
}

export interface ChartPlace {
  /** ISO 3166-1, two letters. */
  country: string
  value: number
}

/** Values by country, as shades on a map of the world. */
export interface MapChartProps extends ChartBase {
  kind: 'map'
  /** Each country once; undefined while loading. */
  places: readonly ChartPlace[] | undefined
}

export type ChartProps = CartesianChartProps | PartsChartProps | GaugeChartProps | MapChartProps
