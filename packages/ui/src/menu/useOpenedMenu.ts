import { useEffect, useState } from 'react'

/** The state of a Fluent menu that comes into being when somebody asks for it. */
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
    /** What a chosen entry does, once the menu has closed; at once where the entry was pressed while the menu was on its way out. */
    afterClosing: (act: () => void) => choose(() => act),
  }
}
