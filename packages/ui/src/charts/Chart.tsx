import { lazy, type ReactNode, Suspense } from 'react'
import { LoadingState } from '../states/LoadingState.tsx'
import { CHART_HEIGHT, type ChartProps } from './Chart.types.ts'

const load = () => import('./ChartFigure.tsx')
const ChartFigure = lazy(() => load().then((module) => ({ default: module.ChartFigure })))

/**
 * A chart in the theme's colours, as wide as its place. The same numbers stand behind it as a table: for screen readers always, for everybody at
 * the press of a button. Its code is fetched when the first chart appears.
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
      <ChartFigure {...props} />
    </Suspense>
  )
}
