import { logout, SWITCH_MARKER_COOKIE, switchAdmin } from '@seaport/contract/people/session'
import { useNotify } from '@seaport/ui/use-notify'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { client } from '../api/client.ts'
import { currentSession, giveUpSession, readCookie, sessionAtom } from './session.ts'

/** The two ways out of a session. */
export interface Leave {
  logOut(): Promise<void>
  /** Back to the administrator's own session, for one who logged in as this user; undefined for everybody else. */
  switchBack?: () => Promise<void>
}

/** How this session can be left. */
export function useLeave(): Leave {
  const setSession = useSetAtom(sessionAtom)
  const navigate = useNavigate()
  const { failed } = useNotify()
  const logOut = async () => {
    // The browser forgets the session even when the server can't be told.
    await client.call(logout, {}).catch(() => undefined)
    setSession(null)
  }
  const switchBack = async () => {
    const left = currentSession()
    giveUpSession(true)
    try {
      const { token, user_id, username, is_superuser } = await client.call(switchAdmin, {})
      setSession({ token, userId: user_id, name: username, superuser: is_superuser })
      // What the user may see is not what the administrator may: it arrives where it came from.
      void navigate(left ? `/userManagement/${left.userId}` : '/dashboard')
    } catch (error) {
      giveUpSession(false)
      failed(error)
    }
  }
  return { logOut, ...(readCookie(document.cookie, SWITCH_MARKER_COOKIE) && { switchBack }) }
}
