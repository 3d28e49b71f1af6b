import { FilterBar } from '@seaport/ui/filter-bar'
import type { Option } from '@seaport/ui/select-field'
import type { ReactNode } from 'react'
import type { List } from './list-state.ts'

export interface ListFiltersProps<Filter extends string> {
  list: List<Filter | 'search'>
  /** Says in the search field what is looked at. */
  placeholder: string
  filters?: readonly { id: Filter; label: string; options: readonly Option[] }[]
}

/** Search and filters of a list, as its state has them. */
export function ListFilters<const Filter extends string = never>({
  list: { state, setFilter, clearFilters },
  placeholder,
  filters = [],
}: ListFiltersProps<Filter>): ReactNode {
  const chosen = (id: Filter | 'search') => ({
    value: state.filters[id],
    onChange: (value: string) => setFilter(id, value),
  })
  return (
    <FilterBar
      search={{ placeholder, ...chosen('search') }}
      filters={filters.map((filter) => ({ ...filter, ...chosen(filter.id) }))}
      // A search alone has its own cross.
      {...(filters.length > 0 && { onReset: clearFilters })}
    />
  )
}
