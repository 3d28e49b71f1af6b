import type { Reason } from '@seaport/contract/kernel/reason'
import { type Backoff, backoffMs } from './backoff.ts'
import type { Clock } from './clock.ts'
import { ServerRefused, ServerUnreachable } from './server.ts'

/** `session_over` = the server answers, but no longer to this seat's session. */
export type ConnectionState = 'connecting' | 'connected' | 'unreachable' | 'session_over'

/** Calls a server that may be temporarily unreachable. */
export interface ServerConnection {
  state(): ConnectionState
  /** @returns null if there was no valid answer. @throws {ServerRefused} */
  tryOnce<T>(call: () => Promise<T>): Promise<T | null>
  /** @throws {ServerRefused}, or the signal's reason */
  retryUntilAnswered<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T>
}

/** Refusals about the task or the call itself: the caller must handle them. */
const forCaller: ReadonlySet<Reason> = new Set<Reason>([
  'stale_fence',
  'task_wrong_state',
  'not_found',
  'undo_too_late',
  'invalid_input',
  'too_large',
  'unsupported_media',
])
/** Refusals about this device's session: they last until a person logs in again. */
const sessionOver: ReadonlySet<Reason> = new Set<Reason>([
  'not_logged_in',
  'forbidden',
  'seat_disabled',
  'seat_held',
  'proof_invalid',
])

/** @returns the state that a transient error means, after which the call should be repeated; null = it is not transient */
function transientState(error: unknown): ConnectionState | null {
  if (error instanceof ServerUnreachable) return 'unreachable'
  if (!(error instanceof ServerRefused) || forCaller.has(error.reason)) return null
  if (sessionOver.has(error.reason)) return 'session_over'
  return error.reason === 'fault' ? 'unreachable' : 'connected'
}

export function createServerConnection(
  clock: Clock,
  backoff: Backoff,
  onChange: () => void,
): ServerConnection {
  let state: ConnectionState = 'connecting'
  const setState = (next: ConnectionState) => {
    if (state === next) return
    state = next
    onChange()
  }

  const tryOnce = async <T>(call: () => Promise<T>): Promise<T | null> => {
    try {
      const answer = await call()
      setState('connected')
      return answer
    } catch (error) {
      const next = transientState(error)
      if (error instanceof ServerRefused && !next) setState('connected')
      if (!next) throw error
      setState(next)
      return null
    }
  }

  return {
    state: () => state,
    tryOnce,
    async retryUntilAnswered(call, signal) {
      for (let failures = 1; ; failures += 1) {
        const answer = await tryOnce(call)
        if (answer !== null) return answer
        await clock.wait(backoffMs(backoff, failures), signal)
      }
    },
  }
}
