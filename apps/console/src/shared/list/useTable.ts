import type { DataOf, Endpoint, InputOf } from '@seaport/contract/kernel/endpoint'
import { useFailure } from '@seaport/ui/use-failure'
import { useEffect } from 'react'
import { useRead } from '../api/endpoint.ts'
import { type List, lastPage } from './list-state.ts'

/** What every list answers (contract, `listOf`). */
interface ListData {
  list: readonly unknown[]
  /** Null where a deep list was read by cursor. */
  total: number | null
  page: number
  page_size: number
}

/** What was chosen in a list, whatever its filters. */
export type Chosen = Pick<List<string>, 'state' | 'filtered' | 'setPage' | 'setSort'> & {
  query: object
  /** Milliseconds between two readings, for lists that no live event tells of. */
  every?: number
}

/** Reads a list as it was chosen; the last page stays until the next one is there. */
export function useListAnswer<const E extends Endpoint>(
  endpoint: E,
  query: object,
  params?: Record<string, string>,
  every?: number,
) {
  // What was chosen comes from selects and sortable columns: the server says so where it can't read it.
  const input: object = { params, query }
  return useRead(endpoint, input as InputOf<E>, { paged: true, ...(every && { every }) })
}

/**
 * What the table needs of an answer. Shows the last page when the shown one is gone.
 * @param known how many rows there are, for answers that don't say so
 */
export function useTableOf<const E extends Endpoint>(
  answer: ReturnType<typeof useListAnswer<E>>,
  { state, filtered, setPage, setSort }: Omit<Chosen, 'query' | 'every'>,
  known?: number,
) {
  const failure = useFailure()
  const data = answer.data as (DataOf<E> & ListData) | undefined
  const total = data?.total ?? known ?? 0
  const settled = data !== undefined && data.total !== null && !answer.isPlaceholderData
  const shown = settled ? lastPage({ ...state, total }) : state.page
  useEffect(() => {
    if (shown !== state.page) setPage({ page: shown })
  }, [shown, state.page, setPage])
  return {
    rows: data?.list as DataOf<E> extends { list: infer Rows } ? Rows | undefined : never,
    filtered,
    refreshing: answer.isPlaceholderData,
    failure: answer.isError ? failure(answer.error) : undefined,
    onRetry: () => void answer.refetch(),
    sort: state.sort,
    onSort: setSort,
    page: data && { page: state.page, page_size: state.page_size, total },
    onPage: setPage,
  }
}

/**
 * Reads a list as it was chosen, and gives the table what it needs.
 * @param params what the path of the endpoint names, if it names something
 */
export function useTable<const E extends Endpoint>(
  endpoint: E,
  { query, every, ...list }: Chosen,
  ...[params]: InputOf<E> extends { params: infer Params } ? [params: Params] : []
) {
  return useTableOf(useListAnswer(endpoint, query, params as Record<string, string> | undefined, every), list)
}
