import { Overlays } from '@seaport/ui/overlays'
import { SeaportProvider } from '@seaport/ui/seaport-provider'
import { lazy, type ReactNode, Suspense } from 'react'
import { HashRouter } from 'react-router-dom'
import { AppRoutes } from './AppRoutes.tsx'
import { SilentErrorBoundary } from './SilentErrorBoundary.tsx'

const GlobalWidgets = lazy(async () => ({
  default: (await import('./root/GlobalWidgets.tsx')).GlobalWidgets,
}))

/** What surrounds every screen. What only the shell needs, the shell brings. */
export function App(): ReactNode {
  return (
    <SeaportProvider>
      <HashRouter>
        <AppRoutes />
        <SilentErrorBoundary>
          <Suspense>
            <GlobalWidgets />
          </Suspense>
        </SilentErrorBoundary>
      </HashRouter>
      <Overlays />
    </SeaportProvider>
  )
}
