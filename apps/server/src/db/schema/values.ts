/** Milliseconds since 1970, UTC. Stored as integers on both databases. */
export type EpochMs = number
/** 0 or 1: the one truth value that both databases store alike. */
export type SqlBoolean = 0 | 1
