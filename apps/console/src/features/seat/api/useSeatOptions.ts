import { listSeats } from '@seaport/contract/desk/seat'
import type { Option } from '@seaport/ui/select-field'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** Seats as choices, by name; the first two hundred. Undefined while loading. */
export function useLoadedSeats(): readonly Option[] | undefined {
  const query = { page_size: 200, sort: 'name', order: 'asc' } as const
  const { data, isError } = useEndpointQuery(listSeats, { query })
  const seats = data?.list.map((seat) => ({ value: seat.id, label: `${seat.name} · ${seat.seat_code}` }))
  // A form that waits for the seats opens without them if they can't be loaded.
  return seats ?? (isError ? [] : undefined)
}

/** The same; none while loading. */
export const useSeatOptions = (): readonly Option[] => useLoadedSeats() ?? []
