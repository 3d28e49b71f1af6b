import { Overlays } from '@seaport/ui/overlays'
import { SeaportProvider } from '@seaport/ui/seaport-provider'
import { lazy, type ReactNode, Suspense } from 'react'
import { HashRouter } from 'react-router-dom'
import { AppRoutes } from './AppRoutes.tsx'
import { Fence } from './Fence.tsx'

const Companions = lazy(async () => ({ default: (await import('./root/Companions.tsx')).Companions }))

/** What surrounds every screen. What only the shell needs, the shell brings. */
export function App(): ReactNode {
  return (
    <SeaportProvider>
      <HashRouter>
        <AppRoutes />
        <Fence>
          <Suspense>
            <Companions />
          </Suspense>
        </Fence>
      </HashRouter>
      <Overlays />
    </SeaportProvider>
  )
}
