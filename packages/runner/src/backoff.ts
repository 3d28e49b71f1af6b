/** Pauses between tries: doubled each time up to `most`, and spread so that many clients don't come back at once. */
export interface Backoff {
  least: number
  most: number
}

/** @param failures in a row, from 1. @returns ms to wait: between half of the step and the whole of it */
export function backoffMs(
  { least, most }: Backoff,
  failures: number,
  random: () => number = Math.random,
): number {
  const step = Math.min(most, least * 2 ** Math.min(failures - 1, 30))
  return Math.ceil(step * (0.5 + random() / 2))
}
