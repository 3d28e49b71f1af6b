export { seatSessionJobs } from './heartbeat.ts'
export { authenticateSeat, requireSeatSession } from './seat-auth.ts'
export { forgetUsedProofs } from './seat-session.repository.ts'
export type { SeatSessionHooks } from './seat-session-hooks.ts'
