import { preload } from '@seaport/i18n/browser'
import { lazy } from '@seaport/ui/lazy'
import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { heldSessionAtom, sessionAtom } from '../shared/session/session.ts'
import { frameNamespaces } from './frames.ts'
import { screenAt } from './navigation.ts'
import { routeOf } from './screen-routes.tsx'
import { screens } from './screens.ts'

const Shell = lazy(async () => {
  const [shell] = await Promise.all([import('./shell/Shell.tsx'), preload(...frameNamespaces.shell)])
  return { default: shell.Shell }
})
const PageFrame = lazy(async () => {
  const [frame] = await Promise.all([import('./page/PageFrame.tsx'), preload(...frameNamespaces.page)])
  return { default: frame.PageFrame }
})

/**
 * The layouts and their content. The shell keeps its screens mounted itself: those of other tabs stay behind the
 * visible one. Only the requested screen is a route: the router would match all of them at each step.
 */
export function AppRoutes(): ReactNode {
  const current = useLocation()
  const held = useAtomValue(heldSessionAtom)
  const session = useAtomValue(sessionAtom)
  // A session has expired: its page stays under the login.
  const location = held && current.pathname === '/login' ? held.location : current
  const screen = screenAt(screens, location.pathname)
  const layout = session && screen?.inShell ? 'shell' : screen?.layout
  return (
    <Suspense>
      <Routes location={location}>
        <Route path="/" element={<Navigate to="/dashboard" replace />} />
        {screen && layout === 'page' && <Route element={<PageFrame />}>{routeOf(screen)}</Route>}
        {screen && layout === 'shell' && <Route path="/*" element={<Shell />} />}
        <Route path="*" element={<Navigate to="/404" replace />} />
      </Routes>
    </Suspense>
  )
}
