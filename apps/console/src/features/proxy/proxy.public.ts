import type { Screen } from '../../shared/screen/screen.ts'

export { proxyLive } from './api/live.ts'

export const proxyScreens: readonly Screen[] = [
  {
    name: 'proxies',
    path: '/ipMange',
    frame: 'shell',
    permission: '0088',
    title: 'proxies',
    texts: ['proxy', 'group', 'network', 'validation'],
    load: () => import('./screens/Proxies.tsx').then((file) => file.Proxies),
  },
  {
    name: 'all-proxies',
    path: '/proxyManagement',
    frame: 'shell',
    permission: '110',
    title: 'allProxies',
    texts: ['proxy'],
    load: () => import('./screens/AllProxies.tsx').then((file) => file.AllProxies),
  },
]
