/**
 * SQLite's `synchronous`: FULL waits for the disk at each commit, so that an answered write survives a power cut. In a file of its own because
 * integration tests, whose data nobody keeps, replace it (tests/support/no-fsync.ts).
 */
export const SYNCHRONOUS: 'FULL' | 'OFF' = 'FULL'
