import { useState } from 'react'

/** Where somebody is in a list: the page, and what is looked for. A filter that is '' is none. */
export interface ListPlace<Name extends string> {
  readonly page: { page: number; page_size: number }
  readonly filters: Readonly<Record<Name, string>>
  /** The filters that are in force, as a query takes them. */
  readonly chosen: Readonly<Partial<Record<Name, string>>>
  readonly filtered: boolean
  turnTo(page: { page: number; page_size: number }): void
  /** Looks for something else, from the first page on. */
  look(name: Name, value: string): void
  reset(): void
}

/** The place in a list that the server pages and filters. */
export function useListPlace<const Name extends string>(names: readonly Name[]): ListPlace<Name> {
  const none = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
  const [page, setPage] = useState({ page: 1, page_size: 20 })
  const [filters, setFilters] = useState(none)
  const toStart = () => setPage((now) => ({ ...now, page: 1 }))
  const chosen = Object.fromEntries(
    Object.entries<string>(filters).filter(([, value]) => value !== ''),
  ) as Partial<Record<Name, string>>
  return {
    page,
    filters,
    chosen,
    filtered: Object.keys(chosen).length > 0,
    turnTo: setPage,
    look(name, value) {
      setFilters((now) => ({ ...now, [name]: value }))
      toStart()
    },
    reset() {
      setFilters(none)
      toStart()
    },
  }
}
