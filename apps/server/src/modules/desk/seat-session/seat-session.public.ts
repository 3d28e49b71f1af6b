export { authenticateSeat } from './seat-auth.ts'
export { endSeatSession } from './session-end.ts'
export { seatSessionJobs } from './sign-of-life.ts'
