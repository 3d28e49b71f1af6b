import { preload } from '@seaport/i18n/browser'
import { useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import type { ReactNode } from 'react'
import { createHashRouter, type RouteObject, redirect } from 'react-router-dom'
import type { Screen } from '../shared/screen.ts'
import { screens } from './screens.ts'
import { Shell } from './shell/Shell.tsx'

/** The screens of a seat; the port board is the home. */
export function createRouter() {
  return createHashRouter([
    {
      Component: Shell,
      ErrorBoundary: RouteCrash,
      HydrateFallback: LoadingState,
      children: [
        {
          ErrorBoundary: RouteCrash,
          children: [...screens.map(routeOf), { path: '*', loader: () => redirect('/') }],
        },
      ],
    },
  ])
}

/** Loads the screen of the address before it is known whether a seat is logged in, because one nearly always is. */
export function preloadScreen(): void {
  const address = location.hash.slice(1) || '/'
  const screen = screens.find(({ path }) => path === address)
  // The component that uses it meets the same error, and shows it.
  if (screen) loadScreen(screen).catch(() => undefined)
}

/** A screen is loaded with its messages when it is first shown. */
function routeOf(screen: Screen): RouteObject {
  return { path: screen.path, lazy: async () => ({ Component: await loadScreen(screen) }) }
}

async function loadScreen({ namespaces, load }: Screen) {
  const [Component] = await Promise.all([load(), preload(...namespaces)])
  return Component
}

/** Replaces a screen that crashed; the other screens and the runner continue. */
function RouteCrash(): ReactNode {
  const t = useT('ui')
  return <ErrorState title={t('crashTitle')} message={t('crashText')} onRetry={() => location.reload()} />
}
