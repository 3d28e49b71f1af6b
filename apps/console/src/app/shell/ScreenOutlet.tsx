import { ErrorBoundary } from '@seaport/ui/error-boundary'
import { LoadingState } from '@seaport/ui/loading-state'
import { type ReactNode, Suspense } from 'react'
import { type Location, Routes } from 'react-router-dom'
import { routesOf } from '../screen-routes.tsx'
import { retryChunk } from '../stale-build.ts'

/** One screen of the shell, with a net of its own. */
export function ScreenOutlet({ location }: { location: Location }): ReactNode {
  return (
    <ErrorBoundary resetKey={location.pathname} onRetry={retryChunk}>
      <Suspense fallback={<LoadingState />}>
        <Routes location={location}>{routesOf('shell')}</Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
