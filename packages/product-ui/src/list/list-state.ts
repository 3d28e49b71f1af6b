import type { Sort } from '@seaport/ui/data-table-types'
import { scopedKey, useScopedKey } from '@seaport/ui/storage-scope'
import { storedAtom } from '@seaport/ui/stored-atom'
import { getDefaultStore, useAtom, useStore } from 'jotai'
import { useCallback, useMemo } from 'react'

/** Page, sort order and filters of a list. An unset filter is ''. */
export interface ListState<Filter extends string> {
  page: number
  page_size: number
  sort: Sort | undefined
  filters: Readonly<Record<Filter, string>>
}

/** Query of the list's endpoint, without unset filters and defaults. */
export function listQueryOf<Filter extends string>({ page, page_size, sort, filters }: ListState<Filter>) {
  const chosen = Object.entries<string>(filters).filter(([, value]) => value.trim() !== '')
  return {
    page,
    page_size,
    ...(sort && { sort: sort.field, order: sort.order }),
    ...(Object.fromEntries(chosen) as Partial<Record<Filter, string>>),
  }
}

/** Parses a stored state; undefined for an invalid one. Filters that an older version had are left out. */
export function readListState<Filter extends string>(
  text: string,
  filters: readonly Filter[],
): ListState<Filter> | undefined {
  try {
    const value = JSON.parse(text) as Partial<ListState<Filter>>
    const whole = (n: unknown) => Number.isInteger(n) && (n as number) > 0
    const fits =
      whole(value.page) &&
      whole(value.page_size) &&
      filters.every((name) => typeof value.filters?.[name] === 'string')
    return fits
      ? { ...(value as ListState<Filter>), filters: picked(filters, value.filters ?? {}) }
      : undefined
  } catch {
    return undefined
  }
}

/** The last page, if the current one is beyond the end, for example after its last row was deleted. */
export function lastPage({
  page,
  page_size,
  total,
}: {
  page: number
  page_size: number
  total: number
}): number {
  return Math.min(page, Math.max(1, Math.ceil(total / page_size)))
}

const FIRST = { page: 1, page_size: 20 }

/** State of a list, kept per user for the life of the window, so that it survives leaving the screen. */
export function useListState<const Filter extends string>(name: string, filterNames: readonly Filter[]) {
  const key = useScopedKey(`list-${name}`)
  const listAtom = useMemo(() => atomOf(key, filterNames), [key, filterNames])
  const [state, setState] = useAtom(listAtom)
  const store = useStore()
  // Two changes may come before the list is drawn again, as a debounced search and a click: the second keeps the first.
  const change = useCallback(
    (part: Partial<ListState<Filter>>) => setState({ ...store.get(listAtom), ...part }),
    [store, listAtom, setState],
  )
  const changeFilters = (filters: Readonly<Partial<Record<Filter, string>>>) =>
    change({ filters: { ...store.get(listAtom).filters, ...filters }, page: 1 })
  return {
    name,
    state,
    query: useMemo(() => listQueryOf(state), [state]),
    filtered: Object.values<string>(state.filters).some((value) => value.trim() !== ''),
    setPage: change,
    setSort: (sort: Sort) => change({ sort, page: 1 }),
    setFilter: (filter: Filter, value: string) =>
      changeFilters({ [filter]: value } as Partial<Record<Filter, string>>),
    changeFilters,
    /** Sets these filters, and clears the others. A saved one may be of an older version, which had further filters. */
    setFilters: (filters: Readonly<Partial<Record<Filter, string>>>) =>
      change({ filters: picked(filterNames, filters), page: 1 }),
    clearFilters: () => change({ filters: picked(filterNames, {}), page: 1 }),
  }
}

/** The initial query of a list for a user, for prefetching before its screen is loaded. */
export const storedListQuery = (name: string, filterNames: readonly string[], userId: string) =>
  listQueryOf(getDefaultStore().get(atomOf(scopedKey(`list-${name}`, userId), filterNames)))

/** State of a list with its setters. */
export type List<Filter extends string> = ReturnType<typeof useListState<Filter>>

/** @returns the filters of a list; the server refuses others */
function picked<Filter extends string>(
  names: readonly Filter[],
  values: Readonly<Partial<Record<string, string>>>,
): Record<Filter, string> {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Record<Filter, string>
}

const made = new Map<string, unknown>()

function atomOf<Filter extends string>(key: string, filterNames: readonly Filter[]) {
  const make = () =>
    storedAtom<ListState<Filter>>(
      key,
      { ...FIRST, sort: undefined, filters: picked(filterNames, {}) },
      { area: 'session', deserialize: (text) => readListState(text, filterNames), serialize: JSON.stringify },
    )
  const known = made.get(key) as ReturnType<typeof make> | undefined
  if (known) return known
  const fresh = make()
  made.set(key, fresh)
  return fresh
}
