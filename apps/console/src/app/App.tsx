import { Overlays } from '@seaport/ui/overlays'
import { SeaportProvider } from '@seaport/ui/seaport-provider'
import type { ReactNode } from 'react'
import { HashRouter } from 'react-router-dom'
import { AppRoutes } from './AppRoutes.tsx'

/** What surrounds every screen. What only the shell needs, the shell brings. */
export function App(): ReactNode {
  return (
    <SeaportProvider>
      <HashRouter>
        <AppRoutes />
      </HashRouter>
      <Overlays />
    </SeaportProvider>
  )
}
