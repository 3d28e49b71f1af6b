import { z } from 'zod'
import { Id, typedText } from '../kernel/primitives.schema.ts'
import { foundKinds } from './search.ts'

export const FoundKind = z.enum(foundKinds)
export type FoundKind = z.infer<typeof FoundKind>

export const FoundThing = z.object({
  kind: FoundKind,
  id: Id,
  title: z.string(),
  /** What tells it from others of that title. */
  detail: z.string(),
  /** Where in the console it is. */
  path: z.string(),
})
export type FoundThing = z.infer<typeof FoundThing>

export const searchEverything = {
  query: z.strictObject({ text: typedText(100).min(2) }),
  data: z.object({ list: z.array(FoundThing) }),
}
