export { isOnline, offlineSince } from './online-status.ts'
export {
  allocatedInAll,
  changeSeat,
  endLongPresence,
  findSeat,
  type Heartbeat,
  insertSeat,
  listed as seatColumns,
  lockSeat,
  markOffline,
  recordHeartbeats,
  type SeatRow,
} from './seat.repository.ts'
export { disable as disableSeat, enable as enableSeat, release as releaseSeatPorts } from './seat.service.ts'
export { unassign as unassignAccounts } from './seat-accounts.ts'
export { codeLength } from './seat-code.ts'
export { seatColumns as seatExportColumns } from './seat-export.ts'
export { subjectOfSeatGuess } from './seat-guesses.ts'
export type { SeatHooks, SeatKey } from './seat-hooks.ts'
export { toSeat } from './seat-mapper.ts'
export { endSeatSession, endSessionsOfTenant, releaseSeat } from './session-end.ts'
