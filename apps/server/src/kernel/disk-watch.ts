import { isDiskFull } from '../db/faults.ts'

/** A write that failed says that the disk is full for so long; small writes may still find room meanwhile. */
const BELIEVED_MS = 60_000

/** Remembers that something could not be kept for lack of space. */
export class DiskWatch {
  #fullAt = Number.NEGATIVE_INFINITY
  readonly #clock: () => number

  /** @param clock milliseconds since 1970 */
  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Takes note of an error, whatever it is. */
  notice(error: unknown): void {
    if (isDiskFull(error)) this.#fullAt = this.#clock()
  }

  /** Whether space ran out within the last minute. */
  isFull(): boolean {
    return this.#clock() - this.#fullAt < BELIEVED_MS
  }
}
