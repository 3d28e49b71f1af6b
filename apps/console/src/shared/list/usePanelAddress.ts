import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

type Change = Readonly<Record<string, string | undefined>>

/** State of a history entry made by opening a panel: the previous entry is the list without it. */
const OPENED = { panel: true } as const

/**
 * Parameters of the address for an open panel. Opening one adds a history entry, so that Back closes it; later changes replace that entry, so that
 * one step back is enough.
 */
export function usePanelAddress() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const isOwnEntry = typeof state === 'object' && state !== null && 'panel' in state
  const write = useCallback(
    (change: Change, options: { replace: boolean; state?: unknown }) =>
      setParams((now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(change))
          if (value === undefined) next.delete(name)
          else next.set(name, value)
        return next
      }, options),
    [setParams],
  )
  return {
    params,
    /** @param isOpen whether a panel is open already: then another record replaces it */
    open: useCallback(
      (change: Change, isOpen: boolean) =>
        write(change, isOpen ? { replace: true, state } : { replace: false, state: OPENED }),
      [write, state],
    ),
    close: useCallback(
      (names: readonly string[]) => {
        if (isOwnEntry) void navigate(-1)
        else write(Object.fromEntries(names.map((name) => [name, undefined])), { replace: true })
      },
      [write, navigate, isOwnEntry],
    ),
  }
}
