import { listSeats } from '@seaport/contract/desk/seat'
import type { Option } from '@seaport/ui/select-field'
import { useWholeList } from '../../../shared/list/useWholeList.ts'

/** Seats as choices, by name. Undefined while loading. */
export function useLoadedSeats(): readonly Option[] | undefined {
  const { data, isError } = useWholeList(listSeats, { sort: 'name', order: 'asc' })
  const seats = data?.list.map((seat) => ({ value: seat.id, label: `${seat.name} · ${seat.seat_code}` }))
  // A form that waits for the seats opens without them if they can't be loaded.
  return seats ?? (isError ? [] : undefined)
}

/** The same; none while loading. */
export const useSeatOptions = (): readonly Option[] => useLoadedSeats() ?? []
