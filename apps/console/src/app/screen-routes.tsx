import { lazy } from '@seaport/ui/lazy'
import type { ComponentType, ReactNode } from 'react'
import { Route } from 'react-router-dom'
import type { Screen } from '../shared/screen/screen.ts'
import { loadedScreen, loadScreen } from './screen-files.ts'

/** The element of each screen that has been shown: another component would lose what was typed into the first. */
const shown = new Map<Screen, ComponentType>()

/** A screen as a route: it is fetched when it is first shown, unless it is there already. */
export function routeOf(screen: Screen): ReactNode {
  const Component = shown.get(screen) ?? loadedScreen(screen) ?? lazy(() => loadScreen(screen))
  shown.set(screen, Component)
  return <Route path={screen.path} element={<Component />} />
}
