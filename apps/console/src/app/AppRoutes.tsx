import { preload } from '@seaport/i18n/browser'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import type { Screen } from '../shared/screen/screen.ts'
import { screens } from './screens.ts'

const Shell = lazy(async () => {
  const [shell] = await Promise.all([import('./shell/Shell.tsx'), preload('header')])
  return { default: shell.Shell }
})
const PageFrame = lazy(async () => {
  const [frame] = await Promise.all([import('./page/PageFrame.tsx'), preload('page')])
  return { default: frame.PageFrame }
})

/** The screens as routes: each is fetched with its texts when it is first shown. */
export function AppRoutes(): ReactNode {
  return (
    <Suspense>
      <Routes>
        <Route path="/" element={<Navigate to="/dashboard" replace />} />
        <Route element={<PageFrame />}>{routesOf('page')}</Route>
        <Route element={<Shell />}>{routesOf('shell')}</Route>
        <Route path="*" element={<Navigate to="/404" replace />} />
      </Routes>
    </Suspense>
  )
}

const components = new Map<Screen, ComponentType>(
  screens.map((screen) => [
    screen,
    lazy(async () => {
      const [Component] = await Promise.all([screen.load(), preload(...screen.texts)])
      return { default: Component }
    }),
  ]),
)

function routesOf(frame: Screen['frame']): ReactNode {
  return [...components]
    .filter(([screen]) => screen.frame === frame)
    .map(([{ name, path }, Component]) => <Route key={name} path={path} element={<Component />} />)
}
