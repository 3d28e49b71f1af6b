import type { Client } from '@seaport/api-client/client'
import { currentSession } from '../session/session.ts'

/**
 * A client whose answers reach only the person who asked. Once somebody else is logged in, or nobody, a call stays
 * unanswered: whatever waits for it belongs to a page that is gone, and would notify, write or navigate for the next.
 */
export function withPerson(client: Client): Client {
  return {
    options: client.options,
    async call(endpoint, input, options) {
      const asker = currentSession()?.userId
      const isThere = () => asker === undefined || currentSession()?.userId === asker
      try {
        const data = await client.call(endpoint, input, options)
        // A public answer does not belong to a person.
        if (isThere() || endpoint.callers.includes('public')) return data
      } catch (error) {
        if (isThere() || endpoint.callers.includes('public')) throw error
      }
      return new Promise(() => undefined)
    },
  }
}
