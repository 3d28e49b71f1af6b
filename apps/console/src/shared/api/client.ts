import { type Client, createClient } from '@seaport/api-client/client'
import { createServerClock } from '@seaport/api-client/server-clock'
import { currentLanguage } from '@seaport/i18n/browser'
import { currentSession, reportSessionExpired, type Session } from '../session/session.ts'
import { withConnection } from './connection.ts'
import { withPerson } from './person.ts'
import { withRelogin } from './relogin.ts'
import { askForStepUp, withStepUp } from './step-up.ts'

/** The server's time, for what must not depend on the visitor's clock. */
export const serverClock = createServerClock()

/** The console's client of the API, at the page's own address. */
export const client = withPerson(
  withStepUp(
    withRelogin(
      withConnection(
        createClient({
          baseUrl: '',
          locale: currentLanguage,
          browserLanguages: () => navigator.languages,
          credentials() {
            const session = currentSession()
            return session
              ? { token: session.token, user_id: session.userId }
              : ({} as Record<string, string>)
          },
          onSessionExpired: ({ token }) => reportSessionExpired(token),
          clock: serverClock,
        }),
      ),
    ),
    askForStepUp,
  ),
)

/**
 * A client for an unfinished login: its session is not stored until then.
 * @param onOver called when the login has taken too long
 */
export function unfinishedClient(session: Pick<Session, 'token' | 'userId'>, onOver: () => void): Client {
  return createClient({
    ...client.options,
    credentials: () => ({ token: session.token, user_id: session.userId }),
    onSessionExpired: onOver,
  })
}
