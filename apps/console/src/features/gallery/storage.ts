import { storedAtom } from '@seaport/ui/stored-atom'
import type { z } from 'zod'

/** State of a gallery page in local storage under `gallery-<name>`; invalid text counts as absent. */
export function persistedAtom<S extends z.ZodType>(name: string, schema: S, first: z.output<S>) {
  return storedAtom<z.output<S>>(`gallery-${name}`, first, {
    deserialize: (text) => {
      try {
        return schema.safeParse(JSON.parse(text)).data
      } catch {
        return undefined
      }
    },
    serialize: (value) => (value === first ? null : JSON.stringify(value)),
  })
}
