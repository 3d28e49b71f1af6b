import type { Screen } from '../../shared/screen/screen.ts'

export const systemUserScreens: readonly Screen[] = [
  {
    name: 'system-users',
    path: '/system-user',
    frame: 'shell',
    permission: '11',
    title: 'systemUsers',
    texts: ['systemUser', 'newPassword', 'validation'],
    load: () => import('./screens/SystemUsers.tsx').then((file) => file.SystemUsers),
  },
]
