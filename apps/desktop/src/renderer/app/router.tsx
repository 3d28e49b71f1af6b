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

/** A screen is fetched with its messages when it is first shown. */
function routeOf({ path, namespaces, load }: Screen): RouteObject {
  return {
    path,
    lazy: async () => {
      const [Component] = await Promise.all([load(), preload(...namespaces)])
      return { Component }
    },
  }
}

/** Replaces a screen that crashed; the other screens and the runner continue. */
function RouteCrash(): ReactNode {
  const t = useT('ui')
  return <ErrorState title={t('crashTitle')} message={t('crashText')} onRetry={() => location.reload()} />
}
