import type { ReactNode } from 'react'
import { Route } from 'react-router-dom'
import type { Screen } from '../shared/screen/screen.ts'
import { partOf } from './screen-files.ts'

/** A screen as a route. */
export function routeOf(screen: Screen): ReactNode {
  const Component = partOf(screen)
  return <Route path={screen.path} element={<Component />} />
}
