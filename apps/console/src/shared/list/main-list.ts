import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { storedListQuery } from '@seaport/product-ui/list-state'
import { prefetchEndpoint } from '../api/endpoint.ts'
import { queries } from '../api/queries.ts'
import { currentSession } from '../session/session.ts'

/** The list that a screen shows. Its screen reads it, and its first page is requested while the screen's files are still on their way. */
export interface MainList {
  /** Names its stored state. */
  readonly name: string
  readonly endpoint: Endpoint
  readonly filters: readonly string[]
  /** Counts by state, and the filters that the states set. */
  readonly counts?: { readonly endpoint: Endpoint; readonly by: readonly string[] }
}

/** Requests what the list shows first. An address with filters is left to the screen, which puts them in the place of the stored ones. */
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
