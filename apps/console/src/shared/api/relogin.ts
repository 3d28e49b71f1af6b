import type { Client } from '@seaport/api-client/client'
import { ApiRefused } from '@seaport/api-client/errors'
import { currentSession, markAnswered, resumed } from '../session/session.ts'

/**
 * A client whose calls outlive the session: a call refused because the session is over waits until its user has logged in again, and is then
 * repeated; the refused one did nothing.
 */
export function withRelogin(client: Client): Client {
  return {
    options: client.options,
    async call(endpoint, input, options) {
      const token = currentSession()?.token
      try {
        const data = await client.call(endpoint, input, options)
        if (!endpoint.callers.includes('public')) markAnswered(token)
        return data
      } catch (error) {
        const isOver = error instanceof ApiRefused && error.sessionOver
        if (!isOver || !token || !(await resumed(token))) throw error
        return client.call(endpoint, input, options)
      }
    },
  }
}
