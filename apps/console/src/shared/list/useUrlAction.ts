import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * Runs an action that the URL requests (`?do=new`) once, and removes it from the URL.
 * @param acts possible actions
 */
export function useUrlAction(acts: Readonly<Record<string, () => void>>): void {
  const [params, setParams] = useSearchParams()
  const asked = params.get('do')
  const act = useEffectEvent((name: string) => {
    acts[name]?.()
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('do')
        return next
      },
      { replace: true },
    )
  })
  useEffect(() => {
    if (asked !== null) act(asked)
  }, [asked])
}
