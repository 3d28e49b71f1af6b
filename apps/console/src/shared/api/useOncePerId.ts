import { useCallback, useState } from 'react'

/**
 * @returns a function that runs work for ids, without those for which it is under way: whoever presses twice means once, and the second answer would be that
 *   nothing is left to do
 */
export function useOncePerId(): (
  ids: readonly string[],
  work: (fresh: readonly string[]) => Promise<void>,
) => Promise<void> {
  const [underWay] = useState(() => new Set<string>())
  return useCallback(
    async (ids, work) => {
      const fresh = ids.filter((id) => !underWay.has(id))
      if (fresh.length === 0) return
      for (const id of fresh) underWay.add(id)
      try {
        await work(fresh)
      } finally {
        for (const id of fresh) underWay.delete(id)
      }
    },
    [underWay],
  )
}
