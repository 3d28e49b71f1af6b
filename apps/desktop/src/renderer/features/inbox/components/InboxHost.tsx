import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { seaport, tell } from '../../../shared/seaport.ts'
import { useInbox } from '../api/useInbox.ts'

/** Shows the number of items on the program's icon, and opens the screen of a clicked notification. */
export function InboxHost(): null {
  const navigate = useNavigate()
  const count = useInbox().data?.count
  useEffect(() => {
    if (count !== undefined) tell('inbox.count', { count })
  }, [count])
  // Another seat, or the login, has none of these items.
  useEffect(() => () => tell('inbox.count', { count: 0 }), [])
  useEffect(() => seaport.on('screen.show', ({ path }) => void navigate(path)), [navigate])
  return null
}
