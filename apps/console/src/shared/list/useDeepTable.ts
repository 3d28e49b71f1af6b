import type { Endpoint } from '@seaport/contract/kernel/endpoint'
import { useTableOf } from '@seaport/product-ui/table-of'
import { useEffect, useState } from 'react'
import { type DeepPage, deepQuery, followed, startTrail } from './trail.ts'
import { type Chosen, type RowOf, useListAnswer } from './useTable.ts'

type DeepChosen = Omit<Chosen, 'query'> & { query: { page: number } }

/**
 * `useTable` for lists without an end: whoever steps through the pages reads on from where the last one ended, which costs the same however far back it is
 * and shows no row twice when new ones come in. Whoever jumps, or comes back later, reads by the number of the page.
 */
export function useDeepTable<const E extends Endpoint>(endpoint: E, { query, ...list }: DeepChosen) {
  const { page, ...rest } = query
  const of = JSON.stringify(rest)
  const [kept, setKept] = useState(() => startTrail(of))
  const trail = kept.of === of ? kept : startTrail(of)
  const answer = useListAnswer(endpoint, deepQuery(trail, query))
  const data = answer.isPlaceholderData ? undefined : (answer.data as DeepPage | undefined)
  useEffect(() => {
    if (data) setKept((before) => followed(before.of === of ? before : startTrail(of), page, data))
  }, [data, of, page])
  return useTableOf<RowOf<E>>(answer, list, trail.total)
}
