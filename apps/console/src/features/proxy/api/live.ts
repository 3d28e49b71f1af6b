import { countProxies, getProxy, listProxies, proxyGroups } from '@seaport/contract/desk/proxy'
import { live } from '../../../shared/api/live.ts'

export const proxyLive = [
  live(listProxies, { stale: { proxy: true } }),
  live(getProxy, { stale: { proxy: true } }),
  live(proxyGroups.list, { stale: { proxy: true } }),
  live(countProxies, { stale: { proxy: true } }),
]
