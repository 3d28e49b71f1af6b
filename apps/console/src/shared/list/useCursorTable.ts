import type { RowOf } from '@seaport/api-client/whole-list'
import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { useTableProps } from '@seaport/product-ui/table-props'
import { useEffect, useState } from 'react'
import { type CursorPage, cursorQuery, emptyHistory, withPage } from './cursor-history.ts'
import { useAddressFilters } from './useAddressFilters.ts'
import { type ListChoice, useListQuery } from './useTable.ts'

type CursorChosen = Omit<ListChoice, 'query'> & { query: { page: number } }

/**
 * `useTable` for long lists: paging forward continues from the last row's cursor, which costs the same at any depth and repeats no row when new
 * ones arrive. A jump reads by page number.
 */
export function useCursorTable<const E extends Endpoint>(
  endpoint: E,
  { query, setFilters, ...list }: CursorChosen,
) {
  useAddressFilters(list.state.filters, setFilters)
  const { page, ...rest } = query
  const of = JSON.stringify(rest)
  const [kept, setKept] = useState(() => emptyHistory(of))
  const history = kept.of === of ? kept : emptyHistory(of)
  const answer = useListQuery(endpoint, cursorQuery(history, query))
  const data = answer.isPlaceholderData ? undefined : (answer.data as CursorPage | undefined)
  // A page that is read by cursor is not counted: the first one is, and is read again with it when rows were added or deleted.
  const first = useListQuery(endpoint, { page: 1, ...rest }, undefined, { enabled: data?.total === null })
  useEffect(() => {
    if (data) setKept((before) => withPage(before.of === of ? before : emptyHistory(of), page, data))
  }, [data, of, page])
  return useTableProps<RowOf<E>>(answer, list, first.data?.total ?? history.total)
}
