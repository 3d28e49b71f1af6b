import type { Screen } from '../../shared/screen/screen.ts'

export const menuScreens: readonly Screen[] = [
  {
    name: 'menus',
    path: '/system-menu',
    layout: 'shell',
    permission: '13',
    title: 'menus',
    namespaces: ['menu', 'permission', 'validation'],
    load: () => import('./screens/Menus.tsx').then((file) => file.Menus),
  },
]
