import { type MockInstance, vi } from 'vitest'

/** Lets timers of one length end at once, until the spy is restored. @param ms their length in milliseconds */
export function hurry(ms: number): MockInstance<typeof setTimeout> {
  const original = globalThis.setTimeout
  return vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, after?: number) =>
      original(run, after === ms ? 0 : after)) as typeof setTimeout)
}
