import { vi } from 'vitest'

/** Sets argon2id's minimum cost for servers inside a test's process: tests log in thousands of times, which would take a third of the run. */
vi.mock('../../apps/server/src/kernel/password-cost.ts', () => ({
  passwordCost: { memory: 8, passes: 1, parallelism: 1, tagLength: 32 },
}))
