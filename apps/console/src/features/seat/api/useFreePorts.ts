import { listSeats } from '@seaport/contract/desk/seat'
import { userInfo } from '@seaport/contract/people/user'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** The ports that one seat could have: those that no seat has, and its own. Undefined until known, or where there are too many seats to add up here. */
export function useFreePorts(own: number): number | undefined {
  const info = useEndpointQuery(userInfo, {}).data
  const seats = useEndpointQuery(listSeats, { query: { page_size: 200, sort: 'name', order: 'asc' } }).data
  if (!info || !seats || seats.total > seats.list.length) return undefined
  const given = seats.list.reduce((sum, seat) => sum + seat.allocated, 0)
  return Math.max(0, info.port_num - given + own)
}
