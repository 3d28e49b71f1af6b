import { MAX_COUNTED } from '@seaport/contract/kernel/primitives'
import { useFailure } from '@seaport/ui/use-failure'
import { useDeferredValue, useEffect } from 'react'
import type { QueryState } from '../query-state.ts'
import { type List, lastPage } from './list-state.ts'

/** A page of a list, as every list endpoint answers (contract, `listOf`). */
interface ListPage<Row> {
  list: readonly Row[]
  /** null for an answer read by cursor. */
  total: number | null
}

/** A paged query; the last page stays until the next one has loaded. */
interface PagedQuery<Row> extends QueryState<ListPage<Row>> {
  isPlaceholderData: boolean
}

/** State of a list with any filters. */
export type ListChoice = Pick<List<string>, 'state' | 'filtered' | 'setPage' | 'setSort'>

/**
 * Props of a table from its query. Goes to the last page when the current one no longer exists.
 * @param known number of rows, for answers that don't include it
 */
export function useTableProps<Row>(query: PagedQuery<Row>, list: ListChoice, known?: number) {
  const { data, error, isPlaceholderData, refetch } = query
  const { state, filtered, setPage, setSort } = list
  const failure = useFailure()
  const total = data?.total ?? known
  const shown = data && total !== undefined && !isPlaceholderData ? lastPage({ ...state, total }) : state.page
  useEffect(() => {
    if (shown !== state.page) setPage({ page: shown })
  }, [shown, state.page, setPage])
  return {
    // Deferred, because a page has many cells and must stay responsive.
    rows: useDeferredValue(data?.list),
    filtered,
    refreshing: isPlaceholderData,
    failure: error ? failure(error) : undefined,
    onRetry: () => void refetch(),
    sort: state.sort,
    onSort: setSort,
    page: data && {
      page: state.page,
      page_size: state.page_size,
      total: total ?? 0,
      isMinimum: total === MAX_COUNTED,
    },
    onPage: setPage,
  }
}

/** What `useTableProps` gives a table. */
export type ListTableProps<Row> = ReturnType<typeof useTableProps<Row>>
