import { useCallback, useSyncExternalStore } from 'react'

/** Narrow layout (specification, section 9). */
export const NARROW = '(max-width: 767.98px)'

/** Tablet layout: side content collapses. */
export const TIGHT = '(max-width: 1023.98px)'

/** Room for a list with a panel docked beside it. */
export const WIDE = '(min-width: 1440px)'

/** Whether a media query holds, kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
