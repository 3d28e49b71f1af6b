import { isDiskFailing, isDiskFull } from '../db/faults.ts'

/** How long a failed write marks the disk as full, in milliseconds; small writes may still succeed meanwhile. */
const BELIEVED_MS = 60_000

/** State of the disk, by the last writes. */
type DiskState = 'ok' | 'full' | 'failing'

/** Records that a write failed because the disk is full or faulty. */
export class DiskWatch {
  #last: { state: DiskState; at: number } = { state: 'ok', at: 0 }
  readonly #clock: () => number

  /** @param clock milliseconds since the epoch */
  constructor(clock: () => number) {
    this.#clock = clock
  }

  /** Records any error; only those of the disk count. */
  notice(error: unknown): void {
    const state = isDiskFull(error) ? 'full' : isDiskFailing(error) ? 'failing' : null
    if (state) this.#last = { state, at: this.#clock() }
  }

  /** @returns the state within the last minute; 'ok' after the clock was set back, because the age is unknown */
  state(): DiskState {
    const ago = this.#clock() - this.#last.at
    return ago >= 0 && ago < BELIEVED_MS ? this.#last.state : 'ok'
  }
}
