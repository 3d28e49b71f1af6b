import type { RowOf } from '@seaport/api-client/whole-list'
import type { DataOf, Endpoint, InputOf } from '@seaport/contract/kernel/endpoint'
import { useFormat } from '@seaport/i18n/react'
import { type ListChoice as Place, useTableProps } from '@seaport/product-ui/table-props'
import type { UseQueryResult } from '@tanstack/react-query'
import { type QueryOptions, useEndpointQuery } from '../api/endpoint.ts'
import { useAddressFilters } from './useAddressFilters.ts'

/** The chosen state of a list, with any filters. */
export type ListChoice = Place & {
  query: object
  /** Takes filters from the address; not for one of several lists on a screen. */
  setFilters?: (filters: never) => void
  /** Refetch interval, for lists without live events. */
  refetchIntervalMs?: number
}

type Page<E extends Endpoint> = DataOf<E> & { list: readonly RowOf<E>[]; total: number | null }

/** Queries a list with its chosen state; the last page stays until the next one is loaded. */
export function useListQuery<const E extends Endpoint>(
  endpoint: E,
  query: object,
  params?: Record<string, string>,
  { enabled = true, refetchIntervalMs }: QueryOptions = {},
) {
  const { zone } = useFormat()
  // Typed loosely, because the state comes from form controls: the server reports invalid values.
  const input: object = { params, query: 'period' in query ? { ...query, time_zone: zone } : query }
  const answer = useEndpointQuery(endpoint, input as InputOf<E>, {
    paged: true,
    enabled,
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
    useListQuery(endpoint, query, params as Record<string, string> | undefined, {
      ...(refetchIntervalMs && { refetchIntervalMs }),
    }),
    list,
  )
}
