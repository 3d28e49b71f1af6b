import { useCallback } from 'react'
// biome-ignore lint/style/noRestrictedImports: this is what is to be used instead.
import { parsePath, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isStillAt } from './still-at.ts'

/** Parameters to change by name; undefined removes one. */
export type QueryChange = Readonly<Record<string, string | undefined>>

export interface AddressQuery {
  /** The parameters with which the screen is drawn. */
  params: URLSearchParams
  /**
   * The parameters that the address bar has by now; undefined if it names another screen. They are ahead of
   * `params` while a navigation is being drawn: it is a transition, and the screen before stays until then.
   */
  now: () => URLSearchParams | undefined
  /** Changes some of the parameters. A change that nobody clicked for asks `now` first: it could undo a click that is being drawn. */
  set: (change: QueryChange, options: { replace: boolean; state?: unknown }) => void
  /** @returns the address with some of the parameters changed */
  hrefOf: (change: QueryChange) => string
}

/** The query of a screen's address. */
export function useAddressQuery(): AddressQuery {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const now = useCallback(() => {
    if (!isStillAt(pathname)) return undefined
    return location.hash === '' ? params : new URLSearchParams(parsePath(location.hash.slice(1)).search)
  }, [params, pathname])
  const set = useCallback<AddressQuery['set']>(
    (change, options) => {
      void navigate({ search: changed(now() ?? params, change) }, options)
    },
    [now, params, navigate],
  )
  const hrefOf = useCallback(
    (change: QueryChange) => `#${pathname}?${changed(params, change)}`,
    [pathname, params],
  )
  return { params, now, set, hrefOf }
}

function changed(params: URLSearchParams, change: QueryChange): string {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change))
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  return next.toString()
}
