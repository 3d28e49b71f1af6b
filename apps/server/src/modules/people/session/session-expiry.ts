const DAY = 24 * 60 * 60 * 1000

/** A session ends this long after its last use (decision 0060). */
const IDLE_LIMIT = 30 * DAY
/** However much it is used, a session ends this long after its login (decision 0556). */
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
