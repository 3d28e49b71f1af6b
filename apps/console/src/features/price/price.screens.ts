import type { Screen } from '../../shared/screen/screen.ts'

export const priceScreens: readonly Screen[] = [
  {
    name: 'prices',
    path: '/priceManagement',
    layout: 'shell',
    permission: '120',
    title: 'prices',
    namespaces: ['price', 'validation'],
    load: () => import('./screens/Prices.tsx').then((file) => file.Prices),
  },
]
