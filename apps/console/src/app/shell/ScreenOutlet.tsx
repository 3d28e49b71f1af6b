import { ErrorBoundary } from '@seaport/ui/error-boundary'
import { LoadingState } from '@seaport/ui/loading-state'
import { type ReactNode, Suspense } from 'react'
import { type Location, Routes } from 'react-router-dom'
import { screenAt } from '../navigation.ts'
import { routeOf } from '../screen-routes.tsx'
import { screens } from '../screens.ts'
import { retryChunk } from '../stale-build.ts'

/** One screen of the shell, with a net of its own. */
export function ScreenOutlet({ location }: { location: Location }): ReactNode {
  const screen = screenAt(screens, location.pathname)
  return (
    <ErrorBoundary resetKey={location.pathname} onRetry={retryChunk}>
      <Suspense fallback={<LoadingState />}>
        <Routes location={location}>{screen && routeOf(screen)}</Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
