import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Does once what the address asks for (`?do=new`), and takes it out of the address. @param acts what can be asked for */
export function useAskedFor(acts: Readonly<Record<string, () => void>>): void {
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
