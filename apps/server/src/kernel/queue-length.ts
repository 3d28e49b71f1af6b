/** How much waits in a queue that the database keeps. */
export interface QueueLength {
  waiting: number
  /** Since when the oldest waits, in milliseconds since 1970; null = nothing waits. */
  oldestSince: number | null
}

/** @returns the length of a queue from a row that counts it */
export function asQueueLength({
  waiting,
  oldest,
}: {
  waiting: number | string
  oldest: number | string | null
}): QueueLength {
  return { waiting: Number(waiting), oldestSince: oldest === null ? null : Number(oldest) }
}
