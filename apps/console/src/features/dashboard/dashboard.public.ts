import type { Screen } from '../../shared/screen/screen.ts'

export { dashboardLive } from './api/live.ts'
export { AdminCards } from './components/AdminCards.tsx'
export { LazyInView } from './components/LazyInView.tsx'
export { NeedsAttention } from './components/NeedsAttention.tsx'
export { PeriodPicker } from './components/PeriodPicker.tsx'
export { CollectionRanking, PromotionRanking } from './components/Rankings.tsx'
export { momentIn } from './day.ts'

export const dashboardScreens: readonly Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    layout: 'shell',
    title: 'dashboard',
    heading: 'dashboard',
    namespaces: ['dashboard', 'chart', 'task', 'network'],
    load: () => import('./screens/Dashboard.tsx').then((file) => file.Dashboard),
  },
]
