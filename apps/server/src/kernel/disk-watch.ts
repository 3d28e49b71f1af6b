import { isDiskFailing, isDiskFull } from '../db/faults.ts'

/** A write that failed tells of the disk for so long, in milliseconds; small writes may still find room meanwhile. */
const BELIEVED_MS = 60_000

/** How the disk stands, as the last writes found it. */
type DiskState = 'ok' | 'full' | 'failing'

/** Remembers that something could not be kept for lack of space, or because the disk fails. */
export class DiskWatch {
  #last: { state: DiskState; at: number } = { state: 'ok', at: 0 }
  readonly #clock: () => number

  /** @param clock milliseconds since 1970 */
  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Takes note of an error, whatever it is. */
  notice(error: unknown): void {
    const state = isDiskFull(error) ? 'full' : isDiskFailing(error) ? 'failing' : null
    if (state) this.#last = { state, at: this.#clock() }
  }

  /** @returns what was found within the last minute */
  state(): DiskState {
    return this.#clock() - this.#last.at < BELIEVED_MS ? this.#last.state : 'ok'
  }
}
