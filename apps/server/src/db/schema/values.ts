/** Milliseconds since the epoch, UTC. Stored as integers on both databases. */
export type EpochMs = number
/** 0 or 1: the only boolean that both databases store alike. */
export type SqlBoolean = 0 | 1
