import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { seaport } from '../../../shared/seaport.ts'
import { useInbox } from '../api/useInbox.ts'

/** Tells the program's icon how much waits, and goes where a clicked notification leads. */
export function InboxHost(): null {
  const navigate = useNavigate()
  const count = useInbox()?.count
  useEffect(() => {
    if (count !== undefined) void seaport.call('inbox.count', { count })
  }, [count])
  // Another seat, or the login, has no matters of this one.
  useEffect(() => () => void seaport.call('inbox.count', { count: 0 }), [])
  useEffect(() => seaport.on('screen.show', ({ path }) => void navigate(path)), [navigate])
  return null
}
