import { countSeats, getSeat, listSeats } from '@seaport/contract/desk/seat'
import { live } from '../../../shared/api/live.ts'

export const seatLive = [
  live(listSeats, { stale: { port: true, seat: true } }),
  live(getSeat, { stale: { port: true, seat: true } }),
  live(countSeats, { stale: { port: true, seat: true } }),
]
