import type { Kind } from '../theme/colour-settings.ts'
import type { ChartProps, ChartSeries, ChartSlice } from './Chart.types.ts'

/** What a chart has to show. */
export type ChartState = 'loading' | 'empty' | 'ready'

/** State of a chart's data. All zeros count as data for lines and bars, but as empty for shares. */
export function chartState(props: ChartProps): ChartState {
  switch (props.kind) {
    case 'map':
      if (!props.places) return 'loading'
      return props.places.some((place) => place.value > 0) ? 'ready' : 'empty'
    case 'pie':
    case 'donut':
    case 'ranking':
      if (!props.parts) return 'loading'
      return props.parts.some((part) => part.value > 0) ? 'ready' : 'empty'
    case 'gauge':
    case 'ring':
      if (props.value === undefined) return 'loading'
      return props.max > 0 ? 'ready' : 'empty'
    default:
      if (!props.series) return 'loading'
      return props.series.some((one) => one.values.some((value) => value !== null)) ? 'ready' : 'empty'
  }
}

/** Strength of a tone in percent of its text colour: new or important data stands out, known data is pale. */
const STRENGTHS: Readonly<Record<Kind, number>> = {
  primary: 90,
  success: 80,
  danger: 80,
  warning: 70,
  info: 35,
}

/** CSS colour of the series or part at an index: its tone's, else the palette's. */
export function colourAt(at: number, { tone }: Pick<ChartSlice, 'tone'>): string {
  if (tone) {
    const strong = `var(--seaport${tone.charAt(0).toUpperCase()}${tone.slice(1)}Text)`
    return `color-mix(in oklab, ${strong} ${STRENGTHS[tone]}%, var(--colorNeutralBackground1))`
  }
  return `var(--seaportChart${(at % 8) + 1})`
}

/** Start and end of each part on a circle, as ratios of the whole. */
export function sectors(
  parts: readonly ChartSlice[],
): { part: ChartSlice; ratio: number; from: number; to: number }[] {
  const total = parts.reduce((sum, part) => sum + Math.max(0, part.value), 0)
  let from = 0
  return parts.map((part) => {
    const ratio = total > 0 ? Math.max(0, part.value) / total : 0
    const start = from
    from += ratio
    return { part, ratio, from: start, to: from }
  })
}

/** For each series the bottom and top of its bar in each category. Negative values stack up below zero. */
export function stack(series: readonly ChartSeries[], count: number): [from: number, to: number][][] {
  const above = new Array<number>(count).fill(0)
  const below = new Array<number>(count).fill(0)
  return series.map((one) =>
    Array.from({ length: count }, (_, at) => {
      const value = one.values[at] ?? 0
      const heap = value < 0 ? below : above
      const from = heap[at] ?? 0
      heap[at] = from + value
      return [from, from + value]
    }),
  )
}
