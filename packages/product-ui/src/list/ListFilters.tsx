import { FilterBar } from '@seaport/ui/filter-bar'
import { SavedFilters } from '@seaport/ui/saved-filters'
import type { Option } from '@seaport/ui/select-field'
import { type ReactNode, Suspense } from 'react'
import type { List } from './list-state.ts'

export interface ListFiltersProps<Filter extends string> {
  list: List<Filter | 'search'>
  /** Placeholder of the search field. */
  placeholder: string
  filters?: readonly { id: Filter; label: string; options: readonly Option[] }[]
  /** States of the listed things as chips. */
  states?: ReactNode
  /** Further controls, and buttons at the end. */
  children?: ReactNode
  /** Names of the filters for the start and the (exclusive) end: shows a date range. */
  range?: readonly [from: NoInfer<Filter>, to: NoInfer<Filter>]
}

/** Search and filters of a list. With more than a search they can be saved under a name. */
export function ListFilters<const Filter extends string = never>({
  list: { name, state, filtered, setFilter, setFilters, changeFilters, clearFilters },
  placeholder,
  filters = [],
  range,
  states,
  children,
}: ListFiltersProps<Filter>): ReactNode {
  const chosen = (id: Filter | 'search') => ({
    value: state.filters[id],
    onChange: (value: string) => setFilter(id, value),
  })
  // A search field has its own clear button.
  const several = filters.length > 0 || range !== undefined || states !== undefined
  return (
    <FilterBar
      chips={states}
      search={{ placeholder, ...chosen('search') }}
      filters={filters.map((filter) => ({ ...filter, ...chosen(filter.id) }))}
      {...(range && {
        range: {
          from: state.filters[range[0]],
          to: state.filters[range[1]],
          onChange: ({ from, to }: { from: string; to: string }) =>
            changeFilters({ [range[0]]: from, [range[1]]: to } as Partial<Record<Filter | 'search', string>>),
        },
      })}
      {...(several && { onReset: clearFilters })}
      active={filtered}
    >
      {several && (
        // Its messages may load later than the list's.
        <Suspense>
          <SavedFilters
            storageKey={name}
            values={state.filters}
            onApply={(values) => setFilters(values as Partial<Record<Filter | 'search', string>>)}
          />
        </Suspense>
      )}
      {children}
    </FilterBar>
  )
}
