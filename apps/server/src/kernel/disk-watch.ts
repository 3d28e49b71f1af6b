import { isDiskFailing, isDiskFull } from '../db/faults.ts'

/** How long a failed write marks the disk as full, in milliseconds; small writes may still succeed meanwhile. */
const BELIEVED_MS = 60_000

/** State of the disk, as the last writes found it. */
type DiskState = 'ok' | 'full' | 'failing'

/** Records that a write failed because the disk is full or faulty. */
export class DiskWatch {
  #last: { state: DiskState; at: number } = { state: 'ok', at: 0 }
  readonly #clock: () => number

  /** @param clock milliseconds since 1970 */
  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Checks an error, whatever it is. */
  notice(error: unknown): void {
    const state = isDiskFull(error) ? 'full' : isDiskFailing(error) ? 'failing' : null
    if (state) this.#last = { state, at: this.#clock() }
  }

  /** @returns what was found within the last minute; after the clock was set back, 'ok', since the age is unknown */
  state(): DiskState {
    const ago = this.#clock() - this.#last.at
    return ago >= 0 && ago < BELIEVED_MS ? this.#last.state : 'ok'
  }
}
