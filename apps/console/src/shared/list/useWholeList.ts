import type { DataOf, Endpoint, InputOf } from '@seaport/contract/kernel/endpoint'
import { useQuery } from '@tanstack/react-query'
import { client } from '../api/client.ts'
import { queryKeyOf } from '../api/endpoint.ts'
import type { RowOf } from './useTable.ts'

/** Rows of one page; the most that the server gives at once. */
const PAGE_SIZE = 200

type ListPage<E extends Endpoint> = DataOf<E> & { list: readonly RowOf<E>[]; total: number | null }

/** Reads all rows of a list, page after page, for what has to show each of them. */
export function useWholeList<const E extends Endpoint>(endpoint: E, filters: object) {
  const query = { ...filters, page_size: PAGE_SIZE }
  return useQuery({
    queryKey: [...queryKeyOf(endpoint, { query }), 'whole'],
    queryFn: async ({ signal }): Promise<ListPage<E>> => {
      // A row that moves to the next page meanwhile comes twice.
      const rows = new Map<string, RowOf<E>>()
      for (let page = 1; ; page += 1) {
        const input: object = { query: { ...query, page } }
        const answer = (await client.call(endpoint, input as InputOf<E>, { signal })) as ListPage<E>
        for (const row of answer.list) rows.set((row as { id: string }).id, row)
        if (answer.list.length < PAGE_SIZE) return { ...answer, list: [...rows.values()] }
      }
    },
  })
}
