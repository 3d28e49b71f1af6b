export { isOnline, silentSince } from './presence.ts'
export {
  allocatedInAll,
  findSeat,
  listed as seatColumns,
  lockSeatRow,
  type SeatRow,
  updateSeatRow,
} from './seat.repository.ts'
export { toSeat } from './seat-shape.ts'
