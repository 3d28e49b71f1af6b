import { ApiUnreachable } from '@seaport/api-client/errors'
import { createIdempotencyKeys } from '@seaport/api-client/idempotency-keys'
import type { DataOf, Endpoint, InputOf } from '@seaport/contract/kernel/endpoint'
import {
  keepPreviousData,
  type QueryClient,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { client } from './client.ts'

type Input = { params?: Record<string, string>; query?: object; body?: unknown }

/** Query key of a call. It starts with the endpoint's path, so that all its answers can be invalidated together. */
export function queryKeyOf(endpoint: Endpoint, input?: Input): readonly unknown[] {
  if (!input) return [endpoint.path]
  const { params = {}, query = {}, body } = input
  return [endpoint.path, params, query, ...(body === undefined ? [] : [body])]
}

/** The call as a query, for hooks that take several. */
export function endpointQuery<const E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return {
    queryKey: queryKeyOf(endpoint, input as Input),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<DataOf<E>> =>
      client.call(endpoint, input, { signal }),
  }
}

export interface QueryOptions {
  enabled?: boolean
  /** Pauses while the window is hidden. */
  refetchIntervalMs?: number
  /** Shows the previous page until the next one has arrived. */
  paged?: boolean
}

/** Queries an endpoint, from the first rendering on. Renders only when the answer has changed. */
export function useEndpointQuery<const E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { enabled = true, refetchIntervalMs, paged }: QueryOptions = {},
): UseQueryResult<DataOf<E>> {
  const queries = useQueryClient()
  const query = endpointQuery(endpoint, input)
  // The query itself starts only after everything rendered with it has been drawn.
  if (enabled && !queries.getQueryState(query.queryKey)) void queries.prefetchQuery(query)
  return useQuery<DataOf<E>>({
    ...query,
    enabled,
    ...(refetchIntervalMs && { refetchInterval: refetchIntervalMs, staleTime: refetchIntervalMs / 2 }),
    ...(paged && { placeholderData: keepPreviousData }),
  })
}

/** Prefetches an endpoint. A failure is left to the component that queries it. */
export function prefetchEndpoint<const E extends Endpoint>(
  queries: QueryClient,
  endpoint: E,
  input: InputOf<E>,
): Promise<void> {
  return queries.prefetchQuery(endpointQuery(endpoint, input))
}

/** Invalidates every query of these endpoints; the active ones are refetched. */
async function invalidateEndpoints(queries: QueryClient, endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(
    endpoints.map((endpoint) => queries.invalidateQueries({ queryKey: queryKeyOf(endpoint) })),
  )
}

/**
 * Calls an endpoint that changes data, then invalidates the queries of the given endpoints. A retry after a lost answer reuses the first
 * call's idempotency key, so that nothing happens twice.
 */
export function useEndpointMutation<const E extends Endpoint>(endpoint: E, invalidates: readonly Endpoint[]) {
  const queries = useQueryClient()
  const [idempotencyKeys] = useState(() => createIdempotencyKeys())
  return useMutation({
    mutationFn: async (input: InputOf<E>): Promise<DataOf<E>> => {
      const idempotencyKey = idempotencyKeys.keyOf(input)
      try {
        return await client.call(endpoint, input, { idempotencyKey })
      } catch (error) {
        if (error instanceof ApiUnreachable) idempotencyKeys.retain(input, idempotencyKey)
        throw error
      }
    },
    onSettled: () => invalidateEndpoints(queries, invalidates),
  })
}
