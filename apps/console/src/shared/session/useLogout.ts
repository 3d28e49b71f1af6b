import { logout, SWITCH_MARKER_COOKIE, switchAdmin } from '@seaport/contract/people/session'
import { useNotify } from '@seaport/ui/use-notify'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { client } from '../api/client.ts'
import { unsavedPaths, useAskAboutUnsaved } from '../screen/unsaved-screens.ts'
import { currentSession, readCookie, releaseSession, sessionAtom } from './session.ts'

/** The two ways to end a session. Both ask before something typed on a screen is lost. */
export interface Logout {
  logOut(): void
  /** Returns to the administrator's own session; only for an administrator who logged in as this user. */
  switchBack?: () => void
}

/** How the user can end this session. */
export function useLogout(): Logout {
  const setSession = useSetAtom(sessionAtom)
  const navigate = useNavigate()
  const { failed } = useNotify()
  const ask = useAskAboutUnsaved()
  const logOut = async () => {
    const left = currentSession()
    // If the session is over already, that is no reason to wait for the next login, which would then be logged out.
    releaseSession(true)
    await client.call(logout, {}).catch(() => undefined)
    // The browser drops the session even when the server is unreachable, unless another one has begun by then.
    if (currentSession()?.token === left?.token) setSession(null)
  }
  const switchBack = async () => {
    const left = currentSession()
    releaseSession(true)
    try {
      const { token, user_id, username, is_superuser } = await client.call(switchAdmin, {})
      setSession({ token, userId: user_id, name: username, superuser: is_superuser })
      // The administrator may not see the same screens, so this goes back to the user's record.
      void navigate(left ? `/userManagement/${left.userId}` : '/dashboard')
    } catch (error) {
      releaseSession(false)
      failed(error)
    }
  }
  const asking = (act: () => Promise<void>) => () => ask(unsavedPaths(), () => void act())
  return {
    logOut: asking(logOut),
    ...(canSwitchBack(document.cookie) && { switchBack: asking(switchBack) }),
  }
}

/** Over HTTPS the marker has the cookie prefix for this host only. */
const canSwitchBack = (cookies: string) =>
  readCookie(cookies, `__Host-${SWITCH_MARKER_COOKIE}`) ?? readCookie(cookies, SWITCH_MARKER_COOKIE)
