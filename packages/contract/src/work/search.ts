import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Id } from '../kernel/primitives.ts'

/** What a search looks for, each as far as the caller holds the key of its screen. */
export const foundKinds = ['account', 'seat', 'task', 'person', 'order'] as const
export const FoundKind = z.enum(foundKinds)
export type FoundKind = z.infer<typeof FoundKind>

/** How many things of a kind are found. */
export const MOST_FOUND = 5
/** Of people, so many are looked at: those seen last. */
export const PEOPLE_SEARCHED = 20_000

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

export const searchEverything = endpoint({
  method: 'GET',
  path: '/search',
  summary: 'Accounts, seats, tasks, people and orders of the user that hold a text',
  callers: ['user'],
  query: z.strictObject({ text: z.string().trim().min(2).max(100) }),
  data: z.object({ list: z.array(FoundThing) }),
})
