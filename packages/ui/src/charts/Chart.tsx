import { lazy, type ReactNode, Suspense } from 'react'
import { LoadingState } from '../states/LoadingState.tsx'
import { CHART_HEIGHT, type ChartProps } from './Chart.types.ts'

const LinesFigure = lazy(async () => ({ default: (await import('./LinesFigure.tsx')).LinesFigure }))
const BarsFigure = lazy(async () => ({ default: (await import('./BarsFigure.tsx')).BarsFigure }))
const PartsFigure = lazy(async () => ({ default: (await import('./PartsFigure.tsx')).PartsFigure }))
const MapFigure = lazy(async () => ({ default: (await import('./MapFigure.tsx')).MapFigure }))
const GaugeFigure = lazy(async () => ({ default: (await import('./GaugeFigure.tsx')).GaugeFigure }))

/**
 * A chart in the theme's colours, as wide as its place. The same numbers stand behind it as a table: for screen readers always, for everybody at
 * the press of a button. The code of its kind is fetched when the first of them appears.
 */
export function Chart(props: ChartProps): ReactNode {
  return (
    <Suspense
      fallback={
        <div style={{ minHeight: (props.height ?? CHART_HEIGHT) + 40 }}>
          <LoadingState />
        </div>
      }
    >
      <Figure {...props} />
    </Suspense>
  )
}

function Figure(props: ChartProps): ReactNode {
  switch (props.kind) {
    case 'map':
      return <MapFigure {...props} />
    case 'pie':
    case 'donut':
    case 'ranking':
      return <PartsFigure {...props} />
    case 'gauge':
    case 'ring':
      return <GaugeFigure {...props} />
    case 'line':
    case 'area':
      return <LinesFigure {...props} />
    default:
      return <BarsFigure {...props} />
  }
}
