import { z } from 'zod'
import { Network } from '../kernel/network.schema.ts'
import { Id, typedText } from '../kernel/primitives.schema.ts'
import { foundKinds } from './search.ts'

export const FoundKind = z.enum(foundKinds)
export type FoundKind = z.infer<typeof FoundKind>

export const FoundThing = z.object({
  kind: FoundKind,
  id: Id,
  title: z.string(),
  /** Distinguishes it from others with the same title. */
  detail: z.string(),
  /** The network of an account, several of which may have one name. */
  network: Network.nullable(),
  /** Its address in the console. */
  path: z.string(),
})
export type FoundThing = z.infer<typeof FoundThing>

export const searchEverything = {
  query: z.strictObject({ text: typedText(100).min(2) }),
  data: z.object({ list: z.array(FoundThing) }),
}
