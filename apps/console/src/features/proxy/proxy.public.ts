import type { Screen } from '../../shared/screen/screen.ts'

export const proxyScreens: readonly Screen[] = [
  {
    name: 'proxies',
    path: '/ipMange',
    frame: 'shell',
    permission: '0088',
    title: 'proxies',
    texts: ['proxy', 'group', 'network', 'validation'],
    load: async () => (await import('./screens/Proxies.tsx')).Proxies,
  },
  {
    name: 'all-proxies',
    path: '/proxyManagement',
    frame: 'shell',
    permission: '110',
    title: 'allProxies',
    texts: ['proxy'],
    load: async () => (await import('./screens/AllProxies.tsx')).AllProxies,
  },
]
