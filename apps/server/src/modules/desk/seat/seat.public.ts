export { isOnline, offlineSince } from './online-status.ts'
export {
  allocatedInAll,
  changeSeat,
  findSeat,
  insertSeat,
  listed as seatColumns,
  lockSeat,
  markOffline,
  recordHeartbeat,
  type SeatRow,
} from './seat.repository.ts'
export type { SeatHooks, SeatKey } from './seat-hooks.ts'
export { toSeat } from './seat-mapper.ts'
export { endSeatSession, endSessionsOfTenant, releaseSeat } from './session-end.ts'
