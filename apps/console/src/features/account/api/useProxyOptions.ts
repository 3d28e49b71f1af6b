import { listProxies } from '@seaport/contract/desk/proxy'
import { userPermission } from '@seaport/contract/people/user'
import { useDebounced } from '@seaport/ui/use-debounced'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** Whether the person may bind accounts to proxies. */
export function useProxiesAllowed(): boolean {
  return useEndpointQuery(userPermission, {}).data?.keys.includes('0088') ?? false
}

/** Proxies that a search finds, by address; the first hundred. */
export function useProxyOptions(search: string) {
  const text = useDebounced(search.trim())
  const query = { page_size: 100, sort: 'ip', order: 'asc', ...(text && { search: text }) } as const
  return useEndpointQuery(listProxies, { query }, { paged: true }).data?.list
}
