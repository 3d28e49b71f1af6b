import { preload } from '@seaport/i18n/browser'
import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { routesOf } from './screen-routes.tsx'
import { screens } from './screens.ts'

const Shell = lazy(async () => {
  const [shell] = await Promise.all([import('./shell/Shell.tsx'), preload('header')])
  return { default: shell.Shell }
})
const PageFrame = lazy(async () => {
  const [frame] = await Promise.all([import('./page/PageFrame.tsx'), preload('page')])
  return { default: frame.PageFrame }
})

/** The frames and what they hold. The shell keeps its screens itself: those of other tabs stay behind the shown one. */
export function AppRoutes(): ReactNode {
  return (
    <Suspense>
      <Routes>
        <Route path="/" element={<Navigate to="/dashboard" replace />} />
        <Route element={<PageFrame />}>{routesOf('page')}</Route>
        <Route element={<Shell />}>
          {screens
            .filter(({ layout }) => layout === 'shell')
            .map(({ name, path }) => (
              <Route key={name} path={path} element={null} />
            ))}
        </Route>
        <Route path="*" element={<Navigate to="/404" replace />} />
      </Routes>
    </Suspense>
  )
}
