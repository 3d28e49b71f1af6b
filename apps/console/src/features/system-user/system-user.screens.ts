import type { Screen } from '../../shared/screen/screen.ts'

export const systemUserScreens: readonly Screen[] = [
  {
    name: 'system-users',
    path: '/system-user',
    layout: 'shell',
    permission: '11',
    title: 'systemUsers',
    namespaces: ['systemUser', 'roleName', 'newPassword', 'validation'],
    load: () => import('./screens/SystemUsers.tsx').then((file) => file.SystemUsers),
  },
]
