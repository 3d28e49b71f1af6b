import type { Client } from '@seaport/api-client/client'
import { ApiRefused, ApiUnreachable } from '@seaport/api-client/errors'

/** Whether the server answers, as the last call found. */
export interface Contact {
  online(): boolean
  /** Milliseconds since 1970; null = no answer yet. */
  lastAt(): number | null
  note(answered: boolean): void
}

/** @param changed told when the server goes away or comes back */
export function createContact(changed: () => void, now: () => number = Date.now): Contact {
  // Until a call has failed there is nothing to worry anybody with.
  let online = true
  let lastAt: number | null = null
  return {
    online: () => online,
    lastAt: () => lastAt,
    note(answered) {
      if (answered) lastAt = now()
      if (online === answered) return
      online = answered
      changed()
    },
  }
}

/** The client, with every answer and every silence noted. */
export function watched(client: Client, contact: Contact): Client {
  return {
    options: client.options,
    async call(endpoint, input, options) {
      try {
        const data = await client.call(endpoint, input, options)
        contact.note(true)
        return data
      } catch (error) {
        if (error instanceof ApiRefused) contact.note(true)
        if (error instanceof ApiUnreachable) contact.note(false)
        throw error
      }
    },
  }
}
