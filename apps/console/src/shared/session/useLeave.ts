import { logout, SWITCH_MARKER_COOKIE, switchAdmin } from '@seaport/contract/session'
import { useNotify } from '@seaport/ui/use-notify'
import { useSetAtom } from 'jotai'
import { client } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { readCookie, sessionAtom } from './session.ts'

/** The two ways out of a session. */
export interface Leave {
  logOut(): Promise<void>
  /** Back to the administrator's own session, for one who logged in as this user; undefined for everybody else. */
  switchBack?: () => Promise<void>
}

/** How this session can be left. */
export function useLeave(): Leave {
  const setSession = useSetAtom(sessionAtom)
  const { failed } = useNotify()
  const logOut = async () => {
    // The browser forgets the session even when the server can't be told.
    await client.call(logout, {}).catch(() => undefined)
    setSession(null)
    queries.clear()
  }
  const switchBack = async () => {
    try {
      const { token, user_id, username, is_superuser } = await client.call(switchAdmin, {})
      setSession({ token, userId: user_id, name: username, superuser: is_superuser })
      queries.clear()
    } catch (error) {
      failed(error)
    }
  }
  return { logOut, ...(readCookie(document.cookie, SWITCH_MARKER_COOKIE) && { switchBack }) }
}
