import { lazy } from '@seaport/ui/lazy'
import type { ComponentType, ReactNode } from 'react'
import { Route } from 'react-router-dom'
import type { Screen } from '../shared/screen/screen.ts'
import { loadedScreen, loadScreen } from './screen-files.ts'

/** The element of each screen shown so far: a new component would lose the typed input. */
const shown = new Map<Screen, ComponentType>()

/** A screen as a route: loaded when it is first shown, unless it is loaded already. */
export function routeOf(screen: Screen): ReactNode {
  const Component = shown.get(screen) ?? loadedScreen(screen) ?? lazy(() => loadScreen(screen))
  shown.set(screen, Component)
  return <Route path={screen.path} element={<Component />} />
}
