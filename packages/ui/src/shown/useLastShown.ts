import { useEffect, useMemo } from 'react'

/** What was shown last at each place, also where a screen was closed and opened again. */
const last = new Map<string, object>()

/**
 * @param what the thing that is shown there; another one is something else
 * @returns whether nothing else has been shown at the place since: what has waited asks before it acts on the place
 */
export function useLastShown(place: string, what: string): () => boolean {
  const own = useMemo(() => ({ what }), [what])
  useEffect(() => {
    last.set(place, own)
  }, [place, own])
  return () => last.get(place) === own
}
