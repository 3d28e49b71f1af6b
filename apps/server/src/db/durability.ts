/**
 * When SQLite waits for the disk: at each commit, so that what was answered survives a power cut (design, section 7). In a file of its own because
 * integration tests, whose data nobody keeps, don't wait (tests/support/no-fsync.ts).
 */
export const SYNCHRONOUS: 'FULL' | 'OFF' = 'FULL'
