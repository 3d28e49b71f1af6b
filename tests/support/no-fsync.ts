import { vi } from 'vitest'

/** Turns fsync off for SQLite inside a test's process, as for PostgreSQL: test data need not survive a power cut. */
vi.mock('../../apps/server/src/db/durability.ts', () => ({ SYNCHRONOUS: 'OFF' }))
