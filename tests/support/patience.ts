/**
 * Milliseconds after which a wait for a condition gives up: the one such limit of all tests. It only ends what would never come, so it is far longer than
 * a busy machine needs. `npm run faults` shortens it, since a planted fault may keep a condition from ever being met.
 */
export const PATIENCE_MS = Number(process.env.SEAPORT_TEST_PATIENCE_S ?? 240) * 1000

/** Milliseconds after which a test or a hook that waits for nothing in particular is ended. */
export const TEST_LIMIT_MS = 5 * PATIENCE_MS

declare module 'vitest' {
  export interface ProvidedContext {
    /** `PATIENCE_MS`, for packages, which import nothing from here. */
    patienceMs: number
  }
}
