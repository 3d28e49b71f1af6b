import { listSeats } from '@seaport/contract/desk/seat'
import type { Option } from '@seaport/ui/select-field'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** Seats as choices, by name; the first two hundred. Undefined while loading. */
export function useLoadedSeats(): readonly Option[] | undefined {
  const { data } = useEndpointQuery(listSeats, { query: { page_size: 200, sort: 'name', order: 'asc' } })
  return data?.list.map((seat) => ({ value: seat.id, label: `${seat.name} · ${seat.seat_code}` }))
}

/** The same; none while loading. */
export const useSeatOptions = (): readonly Option[] => useLoadedSeats() ?? []
