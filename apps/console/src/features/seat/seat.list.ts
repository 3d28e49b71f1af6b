import { countSeats, listSeats } from '@seaport/contract/desk/seat'
import type { MainList } from '../../shared/list/main-list.ts'

/** The list of seats. */
export const seatList = {
  name: 'seats',
  endpoint: listSeats,
  filters: ['search', 'online', 'enabled'],
  counts: { endpoint: countSeats, by: ['online', 'enabled'] },
} as const satisfies MainList
