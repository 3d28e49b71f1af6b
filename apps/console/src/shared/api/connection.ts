import type { Client } from '@seaport/api-client/client'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'
import { systemConfig } from '@seaport/contract/people/system'
import { atom, getDefaultStore } from 'jotai'

/** Milliseconds within which the server may still answer after a call that it did not: one lost packet is no outage. */
const GRACE_MS = 500

/** Since when the server is unreachable: the shown data is as old as its last answer. */
export interface LostConnection {
  /** Milliseconds since 1970; undefined if it never answered. */
  answeredAt: number | undefined
}

/** Set while the server does not answer. */
export const lostConnectionAtom = atom<LostConnection | null>(null)

/** Counts recoveries of the server, after which failed queries are retried. */
export const recoveriesAtom = atom(0)

let answeredAt: number | undefined
/** Runs since a call was not answered, until the server counts as lost. */
let grace: ReturnType<typeof setTimeout> | undefined

function reportAnswer(): void {
  answeredAt = Date.now()
  clearTimeout(grace)
  grace = undefined
  const store = getDefaultStore()
  // One call may fail for ever, as one that an ad blocker stops: reading everything anew would fail there again, and again be a recovery.
  if (store.get(lostConnectionAtom) === null) return
  store.set(lostConnectionAtom, null)
  store.set(recoveriesAtom, (count) => count + 1)
}

/** @param askAgain asks the server at once, so that a single failure is no outage */
function reportUnreachable(askAgain: () => void): void {
  const store = getDefaultStore()
  if (grace !== undefined || store.get(lostConnectionAtom) !== null) return
  grace = setTimeout(() => {
    grace = undefined
    store.set(lostConnectionAtom, { answeredAt })
  }, GRACE_MS)
  askAgain()
}

/** A client that detects when the server is lost and back. A refusal is an answer. */
export function withConnection(client: Client): Client {
  const isAnswer = (error: unknown) => error instanceof ApiRefused
  const askAgain = () => {
    client.call(systemConfig, {}).then(reportAnswer, (error: unknown) => isAnswer(error) && reportAnswer())
  }
  return {
    options: client.options,
    async call(endpoint, input, options) {
      try {
        const data = await client.call(endpoint, input, options)
        reportAnswer()
        return data
      } catch (error) {
        if (error instanceof ApiUnreachable) reportUnreachable(askAgain)
        else if (isAnswer(error)) reportAnswer()
        throw error
      }
    },
  }
}
