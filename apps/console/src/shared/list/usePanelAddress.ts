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
  const { params, now, set, hrefOf } = useAddressQuery()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const isOwnEntry = typeof state === 'object' && state !== null && 'panel' in state
  return {
    params,
    hrefOf,
    /** @param isOpen whether a panel is open already: then another record replaces it */
    open: useCallback(
      (change: QueryChange, isOpen: boolean) =>
        set(change, isOpen ? { replace: true, state } : { replace: false, state: OPENED }),
      [set, state],
    ),
    /**
     * Closes the panel, also while the next record of it is being drawn.
     * @param names the first is the one of its record
     * @param of closes only this record's panel: its answer may come when another one, or another screen, is shown
     */
    close: useCallback(
      (names: readonly string[], of?: string) => {
        const shown = now()?.get(names[0] ?? '') ?? undefined
        if (shown === undefined || (of !== undefined && of !== shown)) return
        if (isOwnEntry) void navigate(-1)
        else set(Object.fromEntries(names.map((name) => [name, undefined])), { replace: true })
      },
      [now, set, navigate, isOwnEntry],
    ),
  }
}
