import type { DataOf, Endpoint, InputOf } from '@seaport/contract/endpoint'
import { useFailure } from '@seaport/ui/use-failure'
import { useEffect } from 'react'
import { useRead } from '../api/endpoint.ts'
import { lastPage, type useListState } from './list-state.ts'

/** What every list answers (contract, `listOf`). */
interface ListData {
  list: readonly unknown[]
  total: number
  page: number
  page_size: number
}

/** Reads a list as it was chosen, and gives the table what it needs. Shows the last page when the shown one is gone. */
export function useTable<const E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { state, setPage, setSort }: Pick<ReturnType<typeof useListState>, 'state' | 'setPage' | 'setSort'>,
) {
  const failure = useFailure()
  const answer = useRead(endpoint, input, { paged: true })
  const data = answer.data as (DataOf<E> & ListData) | undefined
  const shown = data && !answer.isPlaceholderData ? lastPage({ ...state, total: data.total }) : state.page
  useEffect(() => {
    if (shown !== state.page) setPage({ page: shown })
  }, [shown, state.page, setPage])
  return {
    rows: data?.list as DataOf<E> extends { list: infer Rows } ? Rows | undefined : never,
    refreshing: answer.isPlaceholderData,
    failure: answer.isError ? failure(answer.error) : undefined,
    onRetry: () => void answer.refetch(),
    sort: state.sort,
    onSort: setSort,
    page: data && { page: state.page, page_size: state.page_size, total: data.total },
    onPage: setPage,
  }
}
