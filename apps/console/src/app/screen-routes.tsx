import { preload } from '@seaport/i18n/browser'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { Route } from 'react-router-dom'
import type { Screen } from '../shared/screen/screen.ts'
import { screens } from './screens.ts'

const components = new Map<Screen, ComponentType>(
  screens.map((screen) => [
    screen,
    lazy(async () => {
      const [Component] = await Promise.all([screen.load(), preload(...screen.namespaces)])
      return { default: Component }
    }),
  ]),
)

/** A screen as a route: it is fetched with its messages when it is first shown. */
export function routeOf(screen: Screen): ReactNode {
  const Component = components.get(screen)
  return Component && <Route path={screen.path} element={<Component />} />
}
