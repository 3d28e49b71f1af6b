import type { Client } from '@seaport/api-client/client'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { type EgressFaultKind, egressFaultOf } from '../egress/egress-fault.ts'

/** Whether the server is reachable, by the last call. */
export interface ServerStatus {
  isOnline(): boolean
  /** When it last answered, in milliseconds since the epoch; null = not yet. */
  lastAnswerAt(): number | null
  /** Fault of a proxy between client and server, if that failed the last call. */
  egressFault(): EgressFaultKind | null
  record(answered: boolean, fault?: EgressFaultKind): void
}

/** @param onChange called when the server becomes unreachable or reachable again */
export function createServerStatus(onChange: () => void, now: () => number = Date.now): ServerStatus {
  // Until a call has failed there is nothing to report.
  let online = true
  let lastAnswerAt: number | null = null
  let fault: EgressFaultKind | null = null
  return {
    isOnline: () => online,
    lastAnswerAt: () => lastAnswerAt,
    egressFault: () => fault,
    record(answered, why) {
      if (answered) lastAnswerAt = now()
      if (online === answered && fault === (why ?? null)) return
      online = answered
      fault = why ?? null
      onChange()
    },
  }
}

/** @returns a client that records every answer, and every call without one */
export function withStatus(client: Client, status: Pick<ServerStatus, 'record'>): Client {
  return {
    options: client.options,
    async call(endpoint, input, options) {
      try {
        const data = await client.call(endpoint, input, options)
        status.record(true)
        return data
      } catch (error) {
        if (error instanceof ApiRefused) status.record(true)
        if (error instanceof ApiUnreachable) status.record(false, egressFaultOf(error))
        throw error
      }
    },
  }
}
