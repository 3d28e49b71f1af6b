import { ApiUnreachable } from '@seaport/api-client/errors'
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
import { createIdempotencyKeys } from './idempotency-keys.ts'

type Input = { params?: Record<string, string>; query?: object; body?: unknown }

/** Where the answer to a question is kept: below the endpoint's path, so that all its answers can be renewed together. */
export function keyOf(endpoint: Endpoint, input?: Input): readonly unknown[] {
  if (!input) return [endpoint.path]
  const { params = {}, query = {}, body } = input
  return [endpoint.path, params, query, ...(body === undefined ? [] : [body])]
}

/** How one question is asked. */
function queryOf<const E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return {
    queryKey: keyOf(endpoint, input as Input),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<DataOf<E>> =>
      client.call(endpoint, input, { signal }),
  }
}

export interface ReadOptions {
  enabled?: boolean
  /** Milliseconds between two readings; pauses while the window is hidden. */
  every?: number
  /** Shows the last page until the next one is there. */
  paged?: boolean
}

/** Reads an endpoint. Renders only when the answer differs from the last one. */
export function useEndpointQuery<const E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { enabled = true, every, paged }: ReadOptions = {},
): UseQueryResult<DataOf<E>> {
  return useQuery<DataOf<E>>({
    ...queryOf(endpoint, input),
    enabled,
    ...(every && { refetchInterval: every, staleTime: every / 2 }),
    ...(paged && { placeholderData: keepPreviousData }),
  })
}

/** Marks everything that was read from these endpoints as old; what is on the screen is read anew. */
async function renew(queries: QueryClient, endpoints: readonly Endpoint[]): Promise<void> {
  await Promise.all(endpoints.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })))
}

/**
 * Calls an endpoint that changes something, then renews what it invalidates. A repeat after an answer that got retain carries the key of the first try, so that
 * nothing happens twice.
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
    onSettled: () => renew(queries, invalidates),
  })
}
