import type { DataOf, Endpoint, InputOf } from '@seaport/contract/endpoint'
import { useFailure } from '@seaport/ui/use-failure'
import { useEffect } from 'react'
import { useRead } from '../api/endpoint.ts'
import { type List, lastPage } from './list-state.ts'

/** What every list answers (contract, `listOf`). */
interface ListData {
  list: readonly unknown[]
  total: number
  page: number
  page_size: number
}

/** What was chosen in a list, whatever its filters. */
type Chosen = Pick<List<string>, 'state' | 'filtered' | 'setPage' | 'setSort'> & { query: object }

/**
 * Reads a list as it was chosen, and gives the table what it needs. Shows the last page when the shown one is gone.
 * @param params what the path of the endpoint names, if it names something
 */
export function useTable<const E extends Endpoint>(
  endpoint: E,
  { state, query, filtered, setPage, setSort }: Chosen,
  ...[params]: InputOf<E> extends { params: infer Params } ? [params: Params] : []
) {
  const failure = useFailure()
  // What was chosen comes from selects and sortable columns: the server says so where it can't read it.
  const input: object = { params, query }
  const answer = useRead(endpoint, input as InputOf<E>, { paged: true })
  const data = answer.data as (DataOf<E> & ListData) | undefined
  const shown = data && !answer.isPlaceholderData ? lastPage({ ...state, total: data.total }) : state.page
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
    page: data && { page: state.page, page_size: state.page_size, total: data.total },
    onPage: setPage,
  }
}
