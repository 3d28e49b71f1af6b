const DAY = 24 * 60 * 60 * 1000

/** Idle time after which a session ends. */
const IDLE_LIMIT = 30 * DAY
/** Time after the login at which a session ends, however much it is used. */
const TOTAL_LIMIT = 90 * DAY
/** Minimum interval between updates of its last use, so that polling writes nothing. */
const WRITE_INTERVAL = 60 * 1000

/**
 * @param createdAt moment of its login, in milliseconds since the epoch
 * @returns when a session used at `now` ends; milliseconds since the epoch
 */
export function expiryFrom(now: number, createdAt = now): number {
  return Math.min(now + IDLE_LIMIT, createdAt + TOTAL_LIMIT)
}

/** @returns from when a use of the session is recorded again; milliseconds since the epoch */
export function touchAfter(lastSeenAt: number): number {
  return lastSeenAt + WRITE_INTERVAL
}
