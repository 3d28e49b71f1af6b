import { endpoint } from '../kernel/endpoint.ts'
import type * as schema from './search.schema.ts'

/** What a search covers, each as far as the caller holds the key of its screen. */
export const foundKinds = ['account', 'seat', 'task', 'person', 'order'] as const

/** Maximum results per kind. */
export const MOST_FOUND = 5

/** Number of people examined: those seen last. */
export const PEOPLE_SEARCHED = 20_000

export const searchEverything = endpoint<typeof schema.searchEverything>()({
  method: 'GET',
  path: '/search',
  summary: 'Accounts, seats, tasks, people and orders of the user that hold a text',
  callers: ['user'],
})
