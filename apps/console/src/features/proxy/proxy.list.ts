import { countProxies, listProxies } from '@seaport/contract/desk/proxy'
import type { MainList } from '../../shared/list/main-list.ts'

/** The list of proxies. */
export const proxyList = {
  name: 'proxies',
  endpoint: listProxies,
  filters: ['search', 'status', 'group_id', 'scheme'],
  counts: { endpoint: countProxies, by: ['status'] },
} as const satisfies MainList
