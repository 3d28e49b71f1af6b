import { Overlays } from '@seaport/ui/overlays'
import { SeaportProvider } from '@seaport/ui/seaport-provider'
import { Typeface } from '@seaport/ui/typeface'
import { useAtomValue } from 'jotai'
import { Component, type ReactNode, Suspense, useDeferredValue } from 'react'
import { HashRouter } from 'react-router-dom'
import { AppRoutes } from './AppRoutes.tsx'
import { GlobalWidgets } from './root/GlobalWidgets.tsx'
import { restrictedAtom } from './root/restricted-atom.ts'

/** Hides a part of the page that fails; nothing else depends on it. (React offers error boundaries only as classes.) */
class SilentErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return !this.state.failed && this.props.children
  }
}

/** Renders its children in a low-priority transition after the page has been drawn. */
function AfterThePage({ children }: { children: ReactNode }): ReactNode {
  return useDeferredValue(children, null)
}

/** Providers and layout around every screen. The shell loads what only it needs. */
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
