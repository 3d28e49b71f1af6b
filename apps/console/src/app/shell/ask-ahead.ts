import { userInfo, userPermission } from '@seaport/contract/people/user'
import { getMenu } from '@seaport/contract/platform/menu'
import { prefetchEndpoint } from '../../shared/api/endpoint.ts'
import { queries } from '../../shared/api/queries.ts'

/** Prefetches the data with which every screen of the shell starts, while the shell itself is being loaded and drawn. */
export function askAhead(): void {
  void prefetchEndpoint(queries, userPermission, {})
  void prefetchEndpoint(queries, getMenu, {})
  void prefetchEndpoint(queries, userInfo, {})
}
