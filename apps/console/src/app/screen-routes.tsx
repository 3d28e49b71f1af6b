import { preload } from '@seaport/i18n/browser'
import { type ComponentType, lazy, type ReactNode } from 'react'
import { Route } from 'react-router-dom'
import type { Screen } from '../shared/screen/screen.ts'
import { screens } from './screens.ts'

const components = new Map<Screen, ComponentType>(
  screens.map((screen) => [
    screen,
    lazy(async () => {
      const [Component] = await Promise.all([screen.load(), preload(...screen.texts)])
      return { default: Component }
    }),
  ]),
)

/** The screens of a frame as routes: each is fetched with its texts when it is first shown. */
export function routesOf(frame: Screen['frame']): ReactNode {
  return [...components]
    .filter(([screen]) => screen.frame === frame)
    .map(([{ name, path }, Component]) => <Route key={name} path={path} element={<Component />} />)
}
