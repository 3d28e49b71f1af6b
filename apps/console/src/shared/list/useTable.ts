import type { DataOf, Endpoint, InputOf } from '@seaport/contract/kernel/endpoint'
import { type ListChoice as Place, useTableProps } from '@seaport/product-ui/table-props'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEndpointQuery } from '../api/endpoint.ts'
import { useAddressFilters } from './useAddressFilters.ts'

/** What was chosen in a list, whatever its filters. */
export type ListChoice = Place & {
  query: object
  /** Takes filters from the address; one of several lists on a screen goes without. */
  setFilters?: (filters: never) => void
  /** For lists that no live event updates. */
  refetchIntervalMs?: number
}

export type RowOf<E extends Endpoint> = DataOf<E> extends { list: readonly (infer Row)[] } ? Row : never
type Page<E extends Endpoint> = DataOf<E> & { list: readonly RowOf<E>[]; total: number | null }

/** Reads a list as it was chosen; the last page stays until the next one is there. */
export function useListQuery<const E extends Endpoint>(
  endpoint: E,
  query: object,
  params?: Record<string, string>,
  refetchIntervalMs?: number,
) {
  // What was chosen comes from selects and sortable columns: the server says so where it can't read it.
  const input: object = { params, query }
  const answer = useEndpointQuery(endpoint, input as InputOf<E>, {
    paged: true,
    ...(refetchIntervalMs && { refetchIntervalMs }),
  })
  return answer as UseQueryResult<Page<E>>
}

/**
 * Reads a list in its chosen state, and returns the table's props.
 * @param params path parameters of the endpoint, if any
 */
export function useTable<const E extends Endpoint>(
  endpoint: E,
  { query, refetchIntervalMs, setFilters, ...list }: ListChoice,
  ...[params]: InputOf<E> extends { params: infer Params } ? [params: Params] : []
) {
  useAddressFilters(list.state.filters, setFilters)
  return useTableProps<RowOf<E>>(
    useListQuery(endpoint, query, params as Record<string, string> | undefined, refetchIntervalMs),
    list,
  )
}
