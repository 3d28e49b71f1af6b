import { Overlays } from '@seaport/ui/overlays'
import { SeaportProvider } from '@seaport/ui/seaport-provider'
import { Typeface } from '@seaport/ui/typeface'
import { useAtomValue } from 'jotai'
import { Component, type ReactNode, Suspense, useDeferredValue } from 'react'
import { HashRouter } from 'react-router-dom'
import { AppRoutes } from './AppRoutes.tsx'
import { GlobalWidgets } from './root/GlobalWidgets.tsx'
import { restrictedAtom } from './root/restricted-atom.ts'

/** Hides a part of the page that fails; nothing else depends on it. (React offers error boundaries to classes only.) */
class SilentErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return !this.state.failed && this.props.children
  }
}

/** Draws what nobody waits for once the page has been drawn, and in slices. */
function AfterThePage({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(children, null)
}

/** What surrounds every screen. What only the shell needs, the shell brings. */
export function App(): ReactNode {
  return (
    <SeaportProvider>
      <Typeface />
      <HashRouter>
        {!useAtomValue(restrictedAtom) && <AppRoutes />}
        <SilentErrorBoundary>
          <Suspense>
            <AfterThePage>
              <GlobalWidgets />
            </AfterThePage>
          </Suspense>
        </SilentErrorBoundary>
      </HashRouter>
      <Overlays />
    </SeaportProvider>
  )
}
