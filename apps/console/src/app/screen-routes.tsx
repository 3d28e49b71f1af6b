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

/** The screens of a layout as routes: each is fetched with its messages when it is first shown. */
export function routesOf(layout: Screen['layout']): ReactNode {
  return [...components]
    .filter(([screen]) => screen.layout === layout)
    .map(([{ name, path }, Component]) => <Route key={name} path={path} element={<Component />} />)
}
