import { createClient } from '@seaport/api-client/client'
import { currentLanguage } from '@seaport/i18n/browser'
import { currentSession, reportSessionOver } from '../session/session.ts'

/** The console's client of the API, at the page's own address. */
export const client = createClient({
  baseUrl: '',
  locale: currentLanguage,
  credentials() {
    const session = currentSession()
    return session ? { token: session.token, user_id: session.userId } : ({} as Record<string, string>)
  },
  onSessionOver: reportSessionOver,
})
