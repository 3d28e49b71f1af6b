import { useCallback, useEffect, useRef } from 'react'

/** @returns whether the component is still shown: what has waited asks before it acts, as its user may have left */
export function useStillShown(): () => boolean {
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return useCallback(() => shown.current, [])
}
