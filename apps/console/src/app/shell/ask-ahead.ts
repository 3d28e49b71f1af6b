import { userInfo, userPermission } from '@seaport/contract/people/user'
import { getMenu } from '@seaport/contract/platform/menu'
import { prefetchEndpoint } from '../../shared/api/endpoint.ts'
import { queries } from '../../shared/api/queries.ts'

/** Asks for what every screen of the shell begins with, while the shell itself is still being loaded and drawn. */
export function askAhead(): void {
  void prefetchEndpoint(queries, userPermission, {})
  void prefetchEndpoint(queries, getMenu, {})
  void prefetchEndpoint(queries, userInfo, {})
}
