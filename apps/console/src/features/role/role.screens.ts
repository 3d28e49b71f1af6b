import type { Screen } from '../../shared/screen/screen.ts'

export const roleScreens: readonly Screen[] = [
  {
    name: 'roles',
    path: '/system-role',
    layout: 'shell',
    permission: '12',
    title: 'roles',
    namespaces: ['role', 'roleName', 'permission', 'validation'],
    load: () => import('./screens/Roles.tsx').then((file) => file.Roles),
  },
]
