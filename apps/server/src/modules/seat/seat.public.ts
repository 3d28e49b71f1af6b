export { isOnline, silentSince } from './presence.ts'
export { findSeat, lockSeatRow, type SeatRow, updateSeatRow } from './seat.repository.ts'
