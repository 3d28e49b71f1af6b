import type { Screen } from '../../shared/screen/screen.ts'

export const proxyScreens: readonly Screen[] = [
  {
    name: 'proxies',
    path: '/ipMange',
    layout: 'shell',
    permission: '0088',
    title: 'proxies',
    namespaces: ['proxy', 'group', 'network', 'validation'],
    list: () => import('./proxy.list.ts').then((file) => file.proxyList),
    load: () => import('./screens/Proxies.tsx').then((file) => file.Proxies),
  },
  {
    name: 'all-proxies',
    path: '/proxyManagement',
    layout: 'shell',
    permission: '110',
    title: 'allProxies',
    namespaces: ['proxy'],
    load: () => import('./screens/AllProxies.tsx').then((file) => file.AllProxies),
  },
]
