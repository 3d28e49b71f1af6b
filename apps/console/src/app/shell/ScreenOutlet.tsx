import { ErrorBoundary } from '@seaport/ui/error-boundary'
import { LoadingState } from '@seaport/ui/loading-state'
import { useAtomValue } from 'jotai'
import { memo, type ReactNode, Suspense, useEffect, useState } from 'react'
import { type Location, Routes } from 'react-router-dom'
import { recoveriesAtom } from '../../shared/api/connection.ts'
import type { Screen } from '../../shared/screen/screen.ts'
import { screenAt } from '../navigation.ts'
import { loadScreen, partOf } from '../screen-files.ts'
import { routeOf } from '../screen-routes.tsx'
import { screens } from '../screens.ts'
import { retryChunk } from '../stale-build.ts'

/** One screen of the shell, with its own error boundary. A change around the screens, as of the open tabs, does not render them again. */
export const ScreenOutlet = memo(function ScreenOutlet({ location }: { location: Location }): ReactNode {
  const recoveries = useAtomValue(recoveriesAtom)
  const screen = screenAt(screens, location.pathname)
  const isLoaded = useIsLoaded(screen)
  return (
    <ErrorBoundary resetKey={location.pathname} retryKey={recoveries} onRetry={retryChunk}>
      {isLoaded ? (
        <Suspense fallback={<LoadingState />}>
          <Routes location={location}>{screen && routeOf(screen)}</Routes>
        </Suspense>
      ) : (
        <LoadingState />
      )}
    </ErrorBoundary>
  )
})

/** Whether the screen's files are there. Suspense would show them 300 ms after its fallback at the earliest. */
function useIsLoaded(screen: Screen | undefined): boolean {
  const [done, setDone] = useState<Screen>()
  const isLoaded = screen === undefined || screen === done || partOf(screen).isLoaded()
  useEffect(() => {
    if (isLoaded) return
    let isCurrent = true
    // If they can't be loaded, Suspense waits for them, or the error boundary says so.
    void loadScreen(screen)
      .then(noop, noop)
      .then(() => isCurrent && setDone(screen))
    return () => {
      isCurrent = false
    }
  }, [isLoaded, screen])
  return isLoaded
}

const noop = () => {}
