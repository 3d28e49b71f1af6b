import { useEffect, useState } from 'react'

/** Gives the focus back to where it was before a dialog that is taken away as a whole: to what opened it, else to the screen. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Fluent's own return of the focus comes first.
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        const back = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
        const target = back ? opener : document.querySelector<HTMLElement>('main[tabindex]')
        target?.focus()
      })
    },
    [opener],
  )
}
