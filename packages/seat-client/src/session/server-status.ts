import type { Client } from '@seaport/api-client/client'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { type EgressFaultKind, egressFaultOf } from '../egress/egress-fault.ts'

/** Whether the server can be reached, as the last call found. */
export interface ServerStatus {
  isOnline(): boolean
  /** When it last answered, in milliseconds since 1970; null = not yet. */
  lastAnswerAt(): number | null
  /** What the proxy on the way did, if the last call failed by that. */
  egressFault(): EgressFaultKind | null
  record(answered: boolean, fault?: EgressFaultKind): void
}

/** @param onChange called when the server becomes unreachable or is back online */
export function createServerStatus(onChange: () => void, now: () => number = Date.now): ServerStatus {
  // Until a call has failed there is nothing to warn of.
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

/** @returns a client that records every answer, and every call that got none */
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
