import { ErrorBoundary } from '@seaport/ui/error-boundary'
import { type ReactNode, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'

/** The frame of the pages that fill the window: nothing but a net below them. */
export function PageFrame(): ReactNode {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  )
}
