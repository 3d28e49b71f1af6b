import { useEffect, useState } from 'react'

/** State of a Fluent menu that is mounted on demand. */
export function useOpenedMenu() {
  const [open, setOpen] = useState(false)
  const [chosen, choose] = useState<() => void>()
  // Opening after mounting, not while: only then does the focus move into the menu.
  useEffect(() => setOpen(true), [])
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
