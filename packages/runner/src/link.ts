import type { Reason } from '@seaport/contract/reason'
import { type Backoff, backoffMs } from './backoff.ts'
import type { Clock } from './clock.ts'
import { ServerRefused, ServerUnreachable } from './server.ts'

/** How the server answers: `session_over` = it does, but no longer to this seat's session. */
export type LinkState = 'connecting' | 'connected' | 'unreachable' | 'session_over'

/** Speaks with a server that may be away for a while. */
export interface Link {
  state(): LinkState
  /** One try. @returns null when there was no proper answer. @throws {ServerRefused} */
  attempt<T>(call: () => Promise<T>): Promise<T | null>
  /** Tries until there is an answer. @throws {ServerRefused}, or the signal's reason */
  insist<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T>
}

/** Refusals that say nothing about the call itself: it is worth repeating. */
const passing: Partial<Record<Reason, LinkState>> = {
  not_logged_in: 'session_over',
  seat_disabled: 'session_over',
  too_many_requests: 'connected',
  fault: 'unreachable',
}

export function createLink(clock: Clock, backoff: Backoff, changed: () => void): Link {
  let state: LinkState = 'connecting'
  const become = (next: LinkState) => {
    if (state === next) return
    state = next
    changed()
  }

  const attempt = async <T>(call: () => Promise<T>): Promise<T | null> => {
    try {
      const answer = await call()
      become('connected')
      return answer
    } catch (error) {
      const meaning =
        error instanceof ServerUnreachable
          ? 'unreachable'
          : error instanceof ServerRefused
            ? passing[error.reason]
            : undefined
      if (error instanceof ServerRefused && !meaning) become('connected')
      if (!meaning) throw error
      become(meaning)
      return null
    }
  }

  return {
    state: () => state,
    attempt,
    async insist(call, signal) {
      for (let failures = 1; ; failures += 1) {
        const answer = await attempt(call)
        if (answer !== null) return answer
        await clock.wait(backoffMs(backoff, failures), signal)
      }
    },
  }
}
