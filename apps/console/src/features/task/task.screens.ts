import type { Screen } from '../../shared/screen/screen.ts'

const namespaces = ['task', 'taskScreen', 'network', 'validation'] as const

export const taskScreens: readonly Screen[] = [
  {
    name: 'tasks',
    path: '/task',
    layout: 'shell',
    permission: '009',
    title: 'tasks',
    namespaces: [...namespaces, 'taskBulk', 'taskBatch', 'guard'],
    list: () => import('./task.list.ts').then((file) => file.taskList),
    load: () => import('./screens/Tasks.tsx').then((file) => file.Tasks),
  },
  {
    name: 'task-calendar',
    path: '/taskCalendar',
    layout: 'shell',
    permission: '009',
    title: 'taskCalendar',
    namespaces: [...namespaces, 'taskCalendar', 'taskRepeat', 'guard'],
    load: () => import('./screens/TaskCalendar.tsx').then((file) => file.TaskCalendar),
  },
  {
    name: 'new-task',
    path: '/task/new',
    layout: 'shell',
    permission: '009',
    title: 'newTask',
    parent: 'tasks',
    namespaces: ['wizard', 'task', 'taskPage', 'capability', 'network', 'resource', 'script', 'validation'],
    load: () => import('./screens/NewTask.tsx').then((file) => file.NewTask),
  },
  {
    name: 'task',
    path: '/task/:id',
    layout: 'shell',
    permission: '009',
    title: 'task',
    parent: 'tasks',
    namespaces: [...namespaces, 'taskBulk', 'taskPage', 'taskRepeat', 'wizard', 'resource'],
    load: () => import('./screens/TaskPage.tsx').then((file) => file.TaskPage),
  },
]
