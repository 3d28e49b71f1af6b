import { useEffect, useRef, useState } from 'react'

/** State of a Fluent menu that is mounted on demand. */
export function useOpenedMenu() {
  const [open, setOpen] = useState(false)
  const [chosen, choose] = useState<() => void>()
  const wasOpened = useRef(false)
  // Opening after mounting, not while: only then does the focus move into the menu. Effects run again when the tab of a screen is shown again.
  useEffect(() => {
    if (!wasOpened.current) setOpen(true)
    wasOpened.current = true
  }, [])
  // Fluent has given the focus back to the menu's button by now: a dialog that opens next returns it there.
  useEffect(() => {
    if (open || !chosen) return
    choose(undefined)
    chosen()
  }, [open, chosen])
  return {
    state: { open, onOpenChange: (_: unknown, data: { open: boolean }) => setOpen(data.open) },
    /** Runs an entry's action once the menu has closed. */
    afterClosing: (act: () => void) => choose(() => act),
  }
}
