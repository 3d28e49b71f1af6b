export { isOnline, silentSince } from './presence.ts'
export {
  allocatedInAll,
  findSeat,
  listed as seatColumns,
  lockSeatRow,
  type SeatRow,
  updateSeatRow,
} from './seat.repository.ts'
export { type SeatHoldings, toSeat } from './seat-shape.ts'
