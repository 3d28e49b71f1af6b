import { useEffect, useEffectEvent } from 'react'
import { useAddressQuery } from './useAddressQuery.ts'

/**
 * Runs an action that the URL requests (`?do=new`) once, and removes it from the URL.
 * @param acts possible actions
 */
export function useUrlAction(acts: Readonly<Record<string, () => void>>): void {
  const { params, now, set } = useAddressQuery()
  const asked = params.get('do')
  const act = useEffectEvent((name: string) => {
    acts[name]?.()
    if (now()) set({ do: undefined }, { replace: true })
  })
  useEffect(() => {
    if (asked !== null) act(asked)
  }, [asked])
}
