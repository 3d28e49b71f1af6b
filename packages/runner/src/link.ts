import type { Reason } from '@seaport/contract/kernel/reason'
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

/** Refusals that are about the task or the call itself; whoever called must deal with them. */
const telling: ReadonlySet<Reason> = new Set<Reason>([
  'stale_fence',
  'task_wrong_state',
  'not_found',
  'invalid_input',
  'too_large',
  'unsupported_media',
])
/** Refusals that are about this device's session: they last until a person logs in again. */
const sessionOver: ReadonlySet<Reason> = new Set<Reason>([
  'not_logged_in',
  'forbidden',
  'seat_disabled',
  'seat_held',
  'proof_invalid',
])

/** @returns what an error says about the server, if that is all it says: the call is worth repeating */
function passing(error: unknown): LinkState | null {
  if (error instanceof ServerUnreachable) return 'unreachable'
  if (!(error instanceof ServerRefused) || telling.has(error.reason)) return null
  if (sessionOver.has(error.reason)) return 'session_over'
  return error.reason === 'fault' ? 'unreachable' : 'connected'
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
      const meaning = passing(error)
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
