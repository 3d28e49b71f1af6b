import type { Screen } from '../../shared/screen/screen.ts'

export { taskLive } from './api/live.ts'

const texts = ['task', 'taskScreen', 'capability', 'network', 'validation'] as const

export const taskScreens: readonly Screen[] = [
  {
    name: 'tasks',
    path: '/task',
    frame: 'shell',
    permission: '009',
    title: 'tasks',
    texts: [...texts, 'guard'],
    load: () => import('./screens/Tasks.tsx').then((file) => file.Tasks),
  },
  {
    name: 'task',
    path: '/task/:id',
    frame: 'shell',
    permission: '009',
    title: 'task',
    under: 'tasks',
    texts: [...texts, 'resource'],
    load: () => import('./screens/TaskPage.tsx').then((file) => file.TaskPage),
  },
]
