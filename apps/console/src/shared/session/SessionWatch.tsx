import { useT } from '@seaport/i18n/react'
import { notify } from '@seaport/ui/notify'
import { useQueryClient } from '@tanstack/react-query'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { sessionAtom, sessionOverAtom } from './session.ts'

/** Milliseconds between the warning and the way to the login (specification, section 9). */
const LEAVE_MS = 1000

/** Ends an expired session: says so, and a second later forgets it, upon which the shell leads to the login. */
export function SessionWatch(): null {
  const t = useT('console')
  const queries = useQueryClient()
  const [over, setOver] = useAtom(sessionOverAtom)
  const setSession = useSetAtom(sessionAtom)
  const warn = useEffectEvent(() => notify.warning(t('sessionOver')))
  const leave = useEffectEvent(() => {
    setSession(null)
    setOver(false)
    queries.clear()
  })
  useEffect(() => {
    if (!over) return
    warn()
    const timer = setTimeout(() => leave(), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [over])
  return null
}
