import { localStore } from '@seaport/i18n/storage'
import { useScopedKey } from '@seaport/ui/storage-scope'
import { useState } from 'react'
import type { z } from 'zod'

/** A draft, stored over a restart for the logged-in seat; undefined = none. */
export function useStoredDraft<S extends z.ZodType>(
  name: string,
  schema: S,
): [z.output<S> | undefined, (draft: z.output<S> | undefined) => void] {
  const key = useScopedKey(`draft-${name}`)
  const [draft, setDraft] = useState(() => read(key, schema))
  return [
    draft,
    (next) => {
      setDraft(next)
      if (next === undefined) localStore.removeItem(key)
      else localStore.setItem(key, JSON.stringify(next))
    },
  ]
}

function read<S extends z.ZodType>(key: string, schema: S): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(localStore.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}
