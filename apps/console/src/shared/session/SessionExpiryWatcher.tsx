import { useT } from '@seaport/i18n/react'
import { notify } from '@seaport/ui/notify'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loginPath } from './return-path.ts'
import { forgetSessionAtom, sessionExpiredAtom } from './session.ts'

/** Milliseconds between the warning and the way to the login (specification, section 9). */
const LEAVE_MS = 1000

/** Ends an expired session, whatever page found out: says so, and a second later forgets it and goes to the login. */
export function SessionExpiryWatcher(): null {
  const t = useT('console')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [over, setOver] = useAtom(sessionExpiredAtom)
  const forgetSession = useSetAtom(forgetSessionAtom)
  const warn = useEffectEvent(() => notify.warning(t('sessionOver')))
  const leave = useEffectEvent(() => {
    setOver(null)
    // Another session may have come in the meantime, maybe in another window: that one goes on.
    if (over !== null && forgetSession(over)) void navigate(loginPath(pathname + search), { replace: true })
  })
  useEffect(() => {
    if (over === null) return
    warn()
    const timer = setTimeout(() => leave(), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [over])
  return null
}
