/** Exponential backoff: pauses double up to `maxMs`, with jitter so that many clients don't retry at once. */
export interface Backoff {
  minMs: number
  maxMs: number
}

/** @param failures in a row, from 1. @returns ms to wait: between half of the step and the whole of it */
export function backoffMs(
  { minMs, maxMs }: Backoff,
  failures: number,
  random: () => number = Math.random,
): number {
  const step = Math.min(maxMs, minMs * 2 ** Math.min(failures - 1, 30))
  return Math.ceil(step * (0.5 + random() / 2))
}
