import { preload } from '@seaport/i18n/browser'
import { LoadingState } from '@seaport/ui/loading-state'
import type { ComponentType } from 'react'
import { createHashRouter, redirect } from 'react-router-dom'
import { RouteCrash } from './RouteCrash.tsx'
import { Shell } from './shell/Shell.tsx'

type Texts = Parameters<typeof preload>

const screen = (path: string, load: () => Promise<ComponentType>, ...texts: Texts) => ({
  path,
  lazy: async () => {
    const [Component] = await Promise.all([load(), preload(...texts)])
    return { Component }
  },
})

/** The screens of a seat; the port board is the home. */
export function createRouter() {
  return createHashRouter([
    {
      Component: Shell,
      ErrorBoundary: RouteCrash,
      HydrateFallback: LoadingState,
      children: [
        {
          ErrorBoundary: RouteCrash,
          children: [
            screen('/', async () => (await import('../features/port/port.public.ts')).PortBoard, 'task'),
            screen(
              '/accounts',
              async () => (await import('../features/account/screens/Accounts.tsx')).Accounts,
            ),
            screen('/tasks', async () => (await import('../features/task/screens/Tasks.tsx')).Tasks, 'task'),
            screen(
              '/tasks/new',
              async () => (await import('../features/task/screens/NewTask.tsx')).NewTask,
              'task',
              'capability',
              'validation',
            ),
            screen(
              '/tasks/promote',
              async () => (await import('../features/task/screens/NewPromotion.tsx')).NewPromotion,
              'promotion',
              'task',
              'capability',
              'resource',
              'validation',
            ),
            ...['/workbench', '/workbench/:id'].map((path) =>
              screen(
                path,
                async () => (await import('../features/workbench/screens/Workbench.tsx')).Workbench,
                'workbench',
                'task',
                'desktopLibrary',
              ),
            ),
            screen(
              '/tasks/:id',
              async () => (await import('../features/task/screens/TaskPage.tsx')).TaskPage,
              'task',
            ),
            screen(
              '/resources',
              async () => (await import('../features/resource/screens/Resources.tsx')).Resources,
              'desktopLibrary',
              'resource',
            ),
            screen(
              '/scripts',
              async () => (await import('../features/script/screens/Scripts.tsx')).Scripts,
              'desktopLibrary',
              'script',
              'group',
            ),
            screen(
              '/log',
              async () => (await import('../features/log/screens/Logs.tsx')).Logs,
              'desktopLog',
              'desktop-main',
              'error',
              'task',
            ),
            screen(
              '/settings',
              async () => (await import('../features/setting/screens/Settings.tsx')).Settings,
              'desktopSettings',
              'guard',
              'task',
            ),
            { path: '*', loader: () => redirect('/') },
          ],
        },
      ],
    },
  ])
}
