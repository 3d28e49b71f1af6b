export { isOnline, silentSince } from './presence.ts'
export { allocatedInAll, findSeat, lockSeatRow, type SeatRow, updateSeatRow } from './seat.repository.ts'
