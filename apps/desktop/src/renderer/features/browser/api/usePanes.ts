import { MAX_PANES } from '@seaport/contract/desktop/ipc-tabs'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** What was shown last in this window: another screen and back shows it again. */
let last: readonly string[] = []

/** Which pages are shown. @param open ids of the open accounts @param asked the one in the address */
export function usePanes(open: readonly string[], asked: string | undefined) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(last)
  useEffect(() => {
    last = chosen
  }, [chosen])
  useEffect(() => {
    if (asked) setChosen((now) => (now.includes(asked) ? now : [asked]))
  }, [asked])
  const there = chosen.filter((id) => open.includes(id))
  const first = asked && open.includes(asked) ? asked : open[0]
  const shown = there.length > 0 ? there : first ? [first] : []
  return {
    shown,
    choose(id: string, beside: boolean) {
      if (shown.includes(id)) return
      setChosen(beside && shown.length < MAX_PANES ? [...shown, id] : [id])
      if (!beside) void navigate(`/browser/${id}`, { replace: true })
    },
    remove(id: string) {
      const rest = shown.filter((one) => one !== id)
      setChosen(rest)
      void navigate(`/browser/${rest[0] ?? ''}`, { replace: true })
    },
  }
}
