import { ErrorBoundary } from '@seaport/ui/error-boundary'
import { LoadingState } from '@seaport/ui/loading-state'
import { type ReactNode, Suspense } from 'react'
import { type Location, Routes } from 'react-router-dom'
import { retryScreen } from '../outdated.ts'
import { routesOf } from '../screen-routes.tsx'

/** One screen of the shell, with a net of its own. */
export function ShownScreen({ location }: { location: Location }): ReactNode {
  return (
    <ErrorBoundary resetKey={location.pathname} onRetry={retryScreen}>
      <Suspense fallback={<LoadingState />}>
        <Routes location={location}>{routesOf('shell')}</Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
