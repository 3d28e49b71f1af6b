import { useT } from '@seaport/i18n/react'
import { notify } from '@seaport/ui/notify'
import { discardUnsaved } from '@seaport/ui/use-unsaved'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loginPath } from './return-path.ts'
import { endExpiredSessionAtom, heldSessionAtom, sessionAtom, sessionExpiredAtom } from './session.ts'

/** Milliseconds between the warning and the login (specification, section 9). */
const LEAVE_MS = 1000

/** Handles an expired session, detected by any call: warns, and a second later removes it and opens the login. */
export function SessionExpiryWatcher(): null {
  const t = useT('console')
  const navigate = useNavigate()
  const location = useLocation()
  const [over, setOver] = useAtom(sessionExpiredAtom)
  const endSession = useSetAtom(endExpiredSessionAtom)
  const warn = useEffectEvent(() => notify.warning(t('sessionOver')))
  const leave = useEffectEvent(() => {
    if (over === null) return
    // Another session may have started in the meantime, possibly in another window: it continues.
    const end = endSession(over, location)
    setOver(null)
    if (end !== 'replaced')
      void navigate(loginPath(location.pathname + location.search), { replace: true, flushSync: true })
  })
  useEffect(() => {
    if (over === null) return
    warn()
    const timer = setTimeout(() => leave(), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [over])
  useResume()
  return null
}

/** Returns to the held page once there is a session again; the same person finds it unchanged, another one sees nothing of it. */
function useResume(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const session = useAtomValue(sessionAtom)
  const [held, setHeld] = useAtom(heldSessionAtom)
  useEffect(() => {
    if (!held || session?.token === held.token) return
    if (session && session.userId !== held.userId) return startAfresh()
    if (session && pathname === '/login')
      return void navigate(held.location, { replace: true, state: held.location.state, flushSync: true })
    setHeld(null)
  }, [session, held, pathname, navigate, setHeld])
}

/** Reloads the application for another person. The first one's input is discarded without a question. */
function startAfresh(): void {
  discardUnsaved()
  history.replaceState(null, '', '#/dashboard')
  location.reload()
}
