import type { Client } from '@seaport/api-client/client'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { atom, getDefaultStore } from 'jotai'

/** A server that does not answer, and when it last did: what is shown is as old. */
export interface LostConnection {
  /** Milliseconds since 1970; undefined if it never answered. */
  answeredAt: number | undefined
}

/** Set while the server does not answer. */
export const lostConnectionAtom = atom<LostConnection | null>(null)

/** Counts how often the server has come back: what failed meanwhile is tried again. */
export const recoveriesAtom = atom(0)

let answeredAt: number | undefined

function reportAnswer(): void {
  answeredAt = Date.now()
  const store = getDefaultStore()
  if (store.get(lostConnectionAtom) === null) return
  store.set(lostConnectionAtom, null)
  store.set(recoveriesAtom, (count) => count + 1)
}

function reportUnreachable(): void {
  const store = getDefaultStore()
  if (store.get(lostConnectionAtom) === null) store.set(lostConnectionAtom, { answeredAt })
}

/** A client that notices when the server is lost and when it is back. A refusal is an answer. */
export function withConnection(client: Client): Client {
  return {
    options: client.options,
    async call(endpoint, input, options) {
      try {
        const data = await client.call(endpoint, input, options)
        reportAnswer()
        return data
      } catch (error) {
        if (error instanceof ApiUnreachable) reportUnreachable()
        else if (error instanceof ApiRefused) reportAnswer()
        throw error
      }
    },
  }
}
