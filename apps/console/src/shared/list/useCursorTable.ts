import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { useTableProps } from '@seaport/product-ui/table-props'
import { useEffect, useState } from 'react'
import { type CursorPage, cursorQuery, emptyHistory, withPage } from './cursor-history.ts'
import { type ListChoice, type RowOf, useListQuery } from './useTable.ts'

type CursorChosen = Omit<ListChoice, 'query'> & { query: { page: number } }

/**
 * `useTable` for lists without an end: whoever steps through the pages reads on from where the last one ended, which costs the same however far back it is
 * and shows no row twice when new ones come in. Whoever jumps, or comes back later, reads by the number of the page.
 */
export function useCursorTable<const E extends Endpoint>(endpoint: E, { query, ...list }: CursorChosen) {
  const { page, ...rest } = query
  const of = JSON.stringify(rest)
  const [kept, setKept] = useState(() => emptyHistory(of))
  const history = kept.of === of ? kept : emptyHistory(of)
  const answer = useListQuery(endpoint, cursorQuery(history, query))
  const data = answer.isPlaceholderData ? undefined : (answer.data as CursorPage | undefined)
  useEffect(() => {
    if (data) setKept((before) => withPage(before.of === of ? before : emptyHistory(of), page, data))
  }, [data, of, page])
  return useTableProps<RowOf<E>>(answer, list, history.total)
}
