import { MAX_PANES } from '@seaport/contract/desktop/ipc-tabs'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** Pages last shown in this window, shown again after a visit to another screen. */
let last: readonly string[] = []

/** The shown pages. @param open ids of the open accounts @param asked the one in the address */
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
