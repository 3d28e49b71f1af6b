import { listProxies, type ProxyGroup, proxyGroups } from '@seaport/contract/desk/proxy'
import type { GroupKind } from '../../../shared/group/group-kind.ts'

/** Groups of proxies. */
export const proxyGroupKind: GroupKind<ProxyGroup> = {
  endpoints: proxyGroups,
  countOf: ({ proxies }) => proxies,
  shownIn: [listProxies],
}
