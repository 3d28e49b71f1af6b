import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Keeps the selected row of a list in the address, so that it survives a reload and can be shared as a link.
 * @param name of the parameter
 */
export function useSelectedParam(name: string): [string | undefined, (id: string | undefined) => void] {
  const [params, setParams] = useSearchParams()
  const show = useCallback(
    (id: string | undefined) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          if (id === undefined) next.delete(name)
          else next.set(name, id)
          return next
        },
        { replace: true },
      ),
    [name, setParams],
  )
  return [params.get(name) ?? undefined, show]
}
