const DAY = 24 * 60 * 60 * 1000

/** Idle time after which a session ends. */
const IDLE_LIMIT = 30 * DAY
/** Time after the login at which a session ends, however much it is used. */
const TOTAL_LIMIT = 90 * DAY
/** Its last use is written down at most this often, so that polling writes nothing. */
const WRITE_INTERVAL = 60 * 1000

/**
 * @param createdAt when its login was, in milliseconds since 1970
 * @returns when a session ends that was used at `now`; milliseconds since 1970
 */
export function expiryFrom(now: number, createdAt = now): number {
  return Math.min(now + IDLE_LIMIT, createdAt + TOTAL_LIMIT)
}

/** @returns from when on the use of a session is worth a write; milliseconds since 1970 */
export function touchAfter(lastSeenAt: number): number {
  return lastSeenAt + WRITE_INTERVAL
}
