import { useEffect, useRef } from 'react'
import { useAddressQuery } from '../address/useAddressQuery.ts'

type Filters = Readonly<Record<string, string>>

/**
 * Keeps the filters of a list in the URL, so that a view can be shared as a link. A URL with filters
 * (`/task?status=error`) replaces the chosen ones; one without keeps them, since a list reopens as it was left.
 * @param setFilters undefined for one of several lists on a screen, which don't use the URL
 */
export function useAddressFilters(filters: object, setFilters: ((filters: never) => void) | undefined): void {
  const { params, now, set } = useAddressQuery()
  const names = Object.keys(filters)
  const asked = textOf(names, (name) => params.get(name))
  const chosen = textOf(names, (name) => (filters as Filters)[name])
  const seen = useRef<string>(undefined)
  /** The last written filters, because the address changes in a transition. */
  const written = useRef<readonly string[]>([])
  // Who leaves the list before an address is drawn comes back to one without it.
  useEffect(
    () => () => {
      written.current = []
    },
    [],
  )
  useEffect(() => {
    if (!setFilters) return
    if (asked !== seen.current) {
      const at = written.current.indexOf(asked)
      seen.current = asked
      written.current = written.current.slice(at < 0 ? written.current.length : at + 1)
      if (at < 0 && asked !== '' && asked !== chosen) {
        setFilters(Object.fromEntries(new URLSearchParams(asked)) as never)
        return
      }
    }
    const known = written.current.at(-1) ?? asked
    if (chosen === known) return
    const address = now()
    // Another screen or other filters were clicked for, and are still to be drawn.
    if (!address || textOf(names, (name) => address.get(name)) !== known) return
    written.current = [...written.current, chosen]
    const next = new URLSearchParams(chosen)
    set(Object.fromEntries(names.map((name) => [name, next.get(name) ?? undefined])), { replace: true })
  })
}

/** @returns the active filters, in the order of their names */
function textOf(names: readonly string[], of: (name: string) => string | null | undefined): string {
  const set = names.map((name): [string, string] => [name, of(name) ?? ''])
  return new URLSearchParams(set.filter(([, value]) => value.trim() !== '')).toString()
}
