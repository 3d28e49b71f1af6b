import { HEARTBEAT_DEAD_SECONDS } from '@seaport/contract/desk/seat-session'
import type { SeatTable } from '../../../db/schema/seat.ts'

/** Data for deciding whether a seat is online. */
export type SeatLiveness = Pick<SeatTable, 'session_hash' | 'last_seen_at'>

/** @returns the moment up to which a last sign of life counts as dead; milliseconds since the epoch */
export function offlineSince(now: number): number {
  return now - HEARTBEAT_DEAD_SECONDS * 1000
}

/** @returns whether a desktop is logged in to the seat and gave a sign of life less than 60 s ago */
export function isOnline({ session_hash, last_seen_at }: SeatLiveness, now: number): boolean {
  return session_hash !== null && last_seen_at !== null && last_seen_at > offlineSince(now)
}
