import { createClient } from '@seaport/api-client/client'
import { createServerClock } from '@seaport/api-client/server-clock'
import { currentLanguage } from '@seaport/i18n/browser'
import { currentSession, reportSessionExpired } from '../session/session.ts'

/** The server's time, for what must not depend on the visitor's clock. */
export const serverClock = createServerClock()

/** The console's client of the API, at the page's own address. */
export const client = createClient({
  baseUrl: '',
  locale: currentLanguage,
  credentials() {
    const session = currentSession()
    return session ? { token: session.token, user_id: session.userId } : ({} as Record<string, string>)
  },
  onSessionExpired: ({ token }) => reportSessionExpired(token),
  clock: serverClock,
})
