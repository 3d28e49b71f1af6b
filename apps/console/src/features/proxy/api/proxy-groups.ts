import { listProxies, proxyGroups } from '@seaport/contract/desk/proxy'
import type { ProxyGroup } from '@seaport/contract/desk/proxy.schema'
import type { GroupKind } from '../../../shared/group/group-kind.ts'

/** Groups of proxies. */
export const proxyGroupKind: GroupKind<ProxyGroup> = {
  endpoints: proxyGroups,
  countOf: ({ proxies }) => proxies,
  shownIn: [listProxies],
}
