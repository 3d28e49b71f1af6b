import { storedAtom } from '@seaport/ui/stored-atom'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { useScreenTabs } from '../../shared/screen/useScreenTabs.ts'

/** Id of the user whose tabs this window holds. */
const ownerAtom = storedAtom<string | null>('tabs-of', null, {
  area: 'session',
  deserialize: (text) => text,
  serialize: (id) => id,
})

/** The open tabs. They belong to their user: the next person who logs in in this window does not see them. */
export function useOwnTabs(userId: string) {
  const tabs = useScreenTabs()
  const [owner, setOwner] = useAtom(ownerAtom)
  const { forget } = tabs
  useEffect(() => {
    if (owner === userId) return
    if (owner !== null) forget()
    setOwner(userId)
  }, [owner, userId, forget, setOwner])
  return tabs
}
