import { useEffect, useState } from 'react'

/** The state of a Fluent menu that comes into being when somebody asks for it. */
export function useOpenedMenu() {
  const [open, setOpen] = useState(false)
  // Opening after mounting, not while: only then does the focus move into the menu.
  useEffect(() => setOpen(true), [])
  return { open, onOpenChange: (_: unknown, data: { open: boolean }) => setOpen(data.open) }
}
