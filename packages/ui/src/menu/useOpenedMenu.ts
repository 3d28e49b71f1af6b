import { useEffect, useRef, useState } from 'react'

/** The state of a Fluent menu that comes into being when somebody asks for it. */
export function useOpenedMenu() {
  const [open, setOpen] = useState(false)
  const chosen = useRef<() => void>(undefined)
  // Opening after mounting, not while: only then does the focus move into the menu.
  useEffect(() => setOpen(true), [])
  // Fluent has given the focus back to the menu's button by now: a dialog that opens next returns it there.
  useEffect(() => {
    if (open) return
    const act = chosen.current
    chosen.current = undefined
    act?.()
  }, [open])
  return {
    state: { open, onOpenChange: (_: unknown, data: { open: boolean }) => setOpen(data.open) },
    /** What a chosen entry does, once the menu has closed. */
    afterClosing: (act: () => void) => {
      chosen.current = act
    },
  }
}
