/**
 * Timeout of every wait for a condition, in ms: the only such limit of all tests. It is far longer than a busy machine needs. `npm run
 * faults` shortens it, since a planted fault may keep a condition from ever being met.
 */
export const PATIENCE_MS = Number(process.env.SEAPORT_TEST_PATIENCE_S ?? 240) * 1000

/** Timeout of a whole test or hook, in ms. */
export const TEST_LIMIT_MS = 5 * PATIENCE_MS

declare module 'vitest' {
  export interface ProvidedContext {
    /** Provides `PATIENCE_MS` to the tests of packages, which can't import this file. */
    patienceMs: number
    /** Files and folders that the command names, which may hold tests of the night. */
    named: readonly string[]
  }
}
