import { preload } from '@seaport/i18n/browser'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { Route } from 'react-router-dom'
import type { Screen } from '../shared/screen/screen.ts'

/** Screens whose code and messages are there. */
const loaded = new Map<Screen, ComponentType>()
/** The element of each screen that has been shown: another component would lose what was typed into the first. */
const shown = new Map<Screen, ComponentType>()

/** Fetches a screen with its messages. */
export async function loadScreen(screen: Screen): Promise<{ default: ComponentType }> {
  const [Component] = await Promise.all([screen.load(), preload(...screen.namespaces)])
  loaded.set(screen, Component)
  return { default: Component }
}

/** A screen as a route: it is fetched when it is first shown, unless it is there already. */
export function routeOf(screen: Screen): ReactNode {
  const Component = shown.get(screen) ?? loaded.get(screen) ?? lazy(() => loadScreen(screen))
  shown.set(screen, Component)
  return <Route path={screen.path} element={<Component />} />
}
