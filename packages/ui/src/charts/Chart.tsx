import { type CSSProperties, type ReactNode, Suspense } from 'react'
import { lazy } from '../lazy/lazy.ts'
import { LoadingState } from '../states/LoadingState.tsx'
import { CHART_HEIGHT, type ChartProps, MAP_RATIO } from './Chart.types.ts'

const LinesChart = lazy(async () => (await import('./LinesChart.tsx')).LinesChart)
const BarsChart = lazy(async () => (await import('./BarsChart.tsx')).BarsChart)
const PartsChart = lazy(async () => (await import('./PartsChart.tsx')).PartsChart)
const MapChart = lazy(async () => (await import('./MapChart.tsx')).MapChart)
const GaugeChart = lazy(async () => (await import('./GaugeChart.tsx')).GaugeChart)

/**
 * A chart in the theme's colours, as wide as its container, with its numbers as a table for screen readers or on demand. The code of each kind is
 * loaded when first shown.
 */
export function Chart(props: ChartProps): ReactNode {
  return (
    <Suspense
      fallback={
        <div style={placeOf(props)}>
          <LoadingState />
        </div>
      }
    >
      <Figure {...props} />
    </Suspense>
  )
}

/** Height in pixels of a chart's head, and of a map's legend. */
const HEAD = 40
const MAP_FOOT = 24

/** Reserves the height of the drawing, so that the page does not shift when it arrives. */
function placeOf(props: ChartProps): CSSProperties {
  return props.kind === 'map' && props.places?.length
    ? { boxSizing: 'content-box', aspectRatio: MAP_RATIO, paddingBottom: HEAD + MAP_FOOT }
    : { minHeight: (props.height ?? CHART_HEIGHT) + HEAD }
}

function Figure(props: ChartProps): ReactNode {
  switch (props.kind) {
    case 'map':
      return <MapChart {...props} />
    case 'pie':
    case 'donut':
    case 'ranking':
      return <PartsChart {...props} />
    case 'gauge':
    case 'ring':
      return <GaugeChart {...props} />
    case 'line':
    case 'area':
      return <LinesChart {...props} />
    default:
      return <BarsChart {...props} />
  }
}
