import { vi } from 'vitest'

/** SQLite inside a test's process does not wait for the disk, as PostgreSQL does not: a test's data outlives no power cut. */
vi.mock('../../apps/server/src/db/durability.ts', () => ({ SYNCHRONOUS: 'OFF' }))
