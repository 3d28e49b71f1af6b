import { readWholeList } from '@seaport/api-client/whole-list'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { useQuery } from '@tanstack/react-query'
import { client } from '../api/client.ts'
import { queryKeyOf } from '../api/endpoint.ts'

interface Options {
  params?: Record<string, string>
  enabled?: boolean
}

/** Reads all rows of a list, for what has to show each of them. */
export function useWholeList<const E extends Endpoint>(
  endpoint: E,
  query: object,
  { params, enabled = true }: Options = {},
) {
  const input = { ...(params && { params }), query }
  return useQuery({
    queryKey: [...queryKeyOf(endpoint, input), 'whole'],
    queryFn: ({ signal }) => readWholeList(client, endpoint, input, signal),
    enabled,
  })
}
