import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { heldSessionAtom, sessionAtom } from '../shared/session/session.ts'
import { layouts } from './layouts.ts'
import { screenAt } from './navigation.ts'
import { routeOf } from './screen-routes.tsx'
import { screens } from './screens.ts'

/**
 * The layouts and their content. The shell itself keeps its screens mounted: those of other tabs stay behind the visible one. Only the current screen
 * is a route, because the router would match all of them at each navigation.
 */
export function AppRoutes(): ReactNode {
  const current = useLocation()
  const held = useAtomValue(heldSessionAtom)
  const session = useAtomValue(sessionAtom)
  // An expired session keeps its page under the login dialog.
  const location = held && current.pathname === '/login' ? held.location : current
  const screen = screenAt(screens, location.pathname)
  const layout = session && screen?.inShell ? 'shell' : screen?.layout
  return (
    <Suspense>
      <Routes location={location}>
        <Route path="/" element={<Navigate to="/dashboard" replace />} />
        {screen && layout === 'page' && <Route element={<layouts.page />}>{routeOf(screen)}</Route>}
        {screen && layout === 'shell' && <Route path="/*" element={<layouts.shell />} />}
        <Route path="*" element={<Navigate to="/404" replace />} />
      </Routes>
    </Suspense>
  )
}
