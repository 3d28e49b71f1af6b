import { PeopleSearchRegular } from '@fluentui/react-icons/svg/people-search'
import type { Screen } from '../../shared/screen.ts'

export { resourceLive } from './api/live.ts'

export const resourceScreens: readonly Screen[] = [
  {
    path: '/resources',
    rail: { title: 'resources', icon: PeopleSearchRegular },
    namespaces: ['desktopLibrary', 'resource', 'translation'],
    load: () => import('./screens/SeatResources.tsx').then((file) => file.SeatResources),
  },
]
