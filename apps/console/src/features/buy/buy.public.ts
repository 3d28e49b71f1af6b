import type { Screen } from '../../shared/screen/screen.ts'

export { KindPicker, type What } from './components/KindPicker.tsx'
export { useQuoteFacts } from './components/useQuoteFacts.tsx'
export { kindsOf, type PurchaseKind, requestOf } from './purchase.ts'

export const buyScreens: readonly Screen[] = [
  {
    name: 'buy-ports',
    path: '/buyPort-user',
    frame: 'shell',
    permission: '1-3',
    title: 'buyPorts',
    texts: ['buy', 'order', 'header', 'validation'],
    load: () => import('./screens/BuyPorts.tsx').then((file) => file.BuyPorts),
  },
]
