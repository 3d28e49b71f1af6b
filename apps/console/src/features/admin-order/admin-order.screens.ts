import type { Screen } from '../../shared/screen/screen.ts'

export const adminOrderScreens: readonly Screen[] = [
  {
    name: 'admin-orders',
    path: '/turnoverManagement',
    layout: 'shell',
    permission: '121',
    title: 'adminOrders',
    namespaces: ['adminOrder', 'orderScreen', 'order', 'kit'],
    load: () => import('./screens/AdminOrders.tsx').then((file) => file.AdminOrders),
  },
]
