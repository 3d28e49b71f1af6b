import { localStore } from '@seaport/i18n/storage'
import { useScopedKey } from '@seaport/ui/storage-scope'
import { useState } from 'react'
import type { z } from 'zod'

/**
 * A draft of the logged-in seat, which survives a restart; undefined = none.
 * @returns the draft, a function that replaces it, and one that deletes it only if the stored draft is the one meant: another may have been begun
 */
export function useStoredDraft<S extends z.ZodType>(
  name: string,
  schema: S,
): [
  z.output<S> | undefined,
  (draft: z.output<S> | undefined) => void,
  (isMeant: (draft: z.output<S>) => boolean) => void,
] {
  const key = useScopedKey(`draft-${name}`)
  const [draft, setDraft] = useState(() => read(key, schema))
  const write = (next: z.output<S> | undefined) => {
    setDraft(next)
    if (next === undefined) localStore.removeItem(key)
    else localStore.setItem(key, JSON.stringify(next))
  }
  const forget = (isMeant: (draft: z.output<S>) => boolean) => {
    const kept = read(key, schema)
    if (kept !== undefined && isMeant(kept)) write(undefined)
  }
  return [draft, write, forget]
}

function read<S extends z.ZodType>(key: string, schema: S): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(localStore.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}
