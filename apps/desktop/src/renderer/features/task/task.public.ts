import { TaskListSquareLtrRegular } from '@fluentui/react-icons/svg/task-list-square-ltr'
import type { Screen } from '../../shared/screen.ts'

export { taskLive } from './api/live.ts'
export { useEndTask } from './api/useEndTask.ts'
export { useTaskActs } from './api/useTaskActs.ts'
export { WaitReason } from './components/WaitReason.tsx'

export const taskScreens: readonly Screen[] = [
  {
    path: '/tasks',
    rail: { title: 'tasks', icon: TaskListSquareLtrRegular },
    namespaces: ['task', 'taskBulk'],
    load: () => import('./screens/SeatTasks.tsx').then((file) => file.SeatTasks),
  },
  {
    path: '/tasks/new',
    namespaces: ['wizard', 'task', 'taskPage', 'capability', 'resource', 'script', 'validation'],
    load: () => import('./screens/NewTask.tsx').then((file) => file.NewTask),
  },
  {
    path: '/tasks/:id',
    namespaces: ['task', 'taskPage', 'taskRepeat', 'wizard', 'resource'],
    load: () => import('./screens/SeatTaskPage.tsx').then((file) => file.SeatTaskPage),
  },
]
