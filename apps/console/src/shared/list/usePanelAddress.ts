import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type QueryChange, useAddressQuery } from '../address/useAddressQuery.ts'

/** State of a history entry made by opening a panel: the previous entry is the list without it. */
const OPENED = { panel: true } as const

/**
 * Parameters of the address for an open panel. Opening one adds a history entry, so that Back closes it; later changes replace that entry, so that
 * one step back is enough.
 */
export function usePanelAddress() {
  const { params, now, set } = useAddressQuery()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const isOwnEntry = typeof state === 'object' && state !== null && 'panel' in state
  return {
    params,
    /** @param isOpen whether a panel is open already: then another record replaces it */
    open: useCallback(
      (change: QueryChange, isOpen: boolean) =>
        set(change, isOpen ? { replace: true, state } : { replace: false, state: OPENED }),
      [set, state],
    ),
    close: useCallback(
      (names: readonly string[]) => {
        // What has waited for an answer closes its own record only: not another one, and nothing on another screen.
        const shown = now()
        const [name = ''] = names
        if (shown?.get(name) !== params.get(name)) return
        if (isOwnEntry) void navigate(-1)
        else set(Object.fromEntries(names.map((name) => [name, undefined])), { replace: true })
      },
      [params, now, set, navigate, isOwnEntry],
    ),
  }
}
