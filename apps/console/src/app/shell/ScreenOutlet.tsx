import { ErrorBoundary } from '@seaport/ui/error-boundary'
import { LoadingState } from '@seaport/ui/loading-state'
import { useAtomValue } from 'jotai'
import { memo, type ReactNode, Suspense } from 'react'
import { type Location, Routes } from 'react-router-dom'
import { recoveriesAtom } from '../../shared/api/connection.ts'
import { screenAt } from '../navigation.ts'
import { routeOf } from '../screen-routes.tsx'
import { screens } from '../screens.ts'
import { retryChunk } from '../stale-build.ts'

/** One screen of the shell, with its own error boundary. A change around the screens, as of the open tabs, does not render them again. */
export const ScreenOutlet = memo(function ScreenOutlet({ location }: { location: Location }): ReactNode {
  const recoveries = useAtomValue(recoveriesAtom)
  const screen = screenAt(screens, location.pathname)
  return (
    <ErrorBoundary resetKey={location.pathname} retryKey={recoveries} onRetry={retryChunk}>
      <Suspense fallback={<LoadingState />}>
        <Routes location={location}>{screen && routeOf(screen)}</Routes>
      </Suspense>
    </ErrorBoundary>
  )
})
