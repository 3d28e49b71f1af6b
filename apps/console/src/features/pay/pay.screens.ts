import type { Screen } from '../../shared/screen/screen.ts'

export const payScreens: readonly Screen[] = [
  {
    name: 'pay',
    path: '/pay',
    layout: 'page',
    title: 'pay',
    namespaces: ['pay', 'order', 'console'],
    load: () => import('./screens/Pay.tsx').then((file) => file.Pay),
  },
]
