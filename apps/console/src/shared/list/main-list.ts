import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { storedListQuery } from '@seaport/product-ui/list-state'
import { prefetchEndpoint } from '../api/endpoint.ts'
import { queries } from '../api/queries.ts'
import { currentSession } from '../session/session.ts'

/** The list of a screen. Its screen shows it, and its first page is prefetched while the screen's files are loading. */
export interface MainList {
  /** Name of its stored state. */
  readonly name: string
  readonly endpoint: Endpoint
  readonly filters: readonly string[]
  /** Counts by state, and the filters that the states set. */
  readonly counts?: { readonly endpoint: Endpoint; readonly by: readonly string[] }
}

/** Prefetches the list's first page. With filters in the address, which replace the stored ones, the screen itself requests it. */
export function askForList({ name, endpoint, filters, counts }: MainList, address: string): void {
  const session = currentSession()
  if (!session || address.includes('?')) return
  const query = storedListQuery(name, filters, session.userId)
  void prefetchEndpoint(queries, endpoint, { query } as never)
  if (!counts) return
  const others = filters
    .filter((filter) => !counts.by.includes(filter) && filter in query)
    .map((filter) => [filter, (query as Readonly<Record<string, unknown>>)[filter]])
  void prefetchEndpoint(queries, counts.endpoint, { query: Object.fromEntries(others) } as never)
}
