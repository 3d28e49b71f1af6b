export { isOnline, silentSince } from './presence.ts'
export {
  allocatedInAll,
  changeSeat,
  findSeat,
  insertSeat,
  listed as seatColumns,
  lockSeat,
  markSilent,
  noteLife,
  type SeatRow,
} from './seat.repository.ts'
export type { SeatHooks, SeatKey } from './seat-hooks.ts'
export { toSeat } from './seat-wire.ts'
export { clearDesk, endSeatSession, endSessionsOfTenant } from './session-end.ts'
