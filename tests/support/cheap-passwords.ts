import { vi } from 'vitest'

/** Servers inside a test's process hash passwords as cheaply as argon2id can: thousands of people are created and log in, and a third of the time went there. */
vi.mock('../../apps/server/src/kernel/password-cost.ts', () => ({
  passwordCost: { memory: 8, passes: 1, parallelism: 1, tagLength: 32 },
}))
