import { storedAtom } from '@seaport/ui/stored-atom'
import { useTabs } from '@seaport/ui/use-tabs'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Id of the user whose tabs this window holds. */
const ownerAtom = storedAtom<string | null>('tabs-of', null, {
  area: 'session',
  deserialize: (text) => text,
  serialize: (id) => id,
})

/** The open tabs. They belong to their user: the next person who logs in in this window does not see them. */
export function useOwnTabs(pathname: string, userId: string) {
  const navigate = useNavigate()
  const tabs = useTabs(pathname, (path) => void navigate(path))
  const [owner, setOwner] = useAtom(ownerAtom)
  const { forget } = tabs
  useEffect(() => {
    if (owner === userId) return
    if (owner !== null) forget()
    setOwner(userId)
  }, [owner, userId, forget, setOwner])
  return tabs
}
