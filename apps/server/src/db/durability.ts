/**
 * SQLite's `synchronous`: FULL waits for the disk at each commit, so that an acknowledged write survives a power cut.
 * In a separate file because integration tests, whose data is disposable, replace it (tests/support/no-fsync.ts).
 */
export const SYNCHRONOUS: 'FULL' | 'OFF' = 'FULL'
