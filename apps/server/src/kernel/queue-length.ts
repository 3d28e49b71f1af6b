/** Length of a database queue. */
export interface QueueLength {
  waiting: number
  /** Creation of the oldest entry, in milliseconds since the epoch; null = the queue is empty. */
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
