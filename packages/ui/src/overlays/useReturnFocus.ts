import { useEffect, useState } from 'react'

/** Gives the focus back to where it was before a dialog that is taken away as a whole: to what opened it, else to the screen. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // Fluent's own return of the focus comes first.
      setTimeout(() => {
        if (document.activeElement !== document.body) return reveal()
        const back = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
        const target = back ? opener : document.querySelector<HTMLElement>('main[tabindex]')
        target?.focus()
        reveal()
      })
    },
    [opener],
  )
}

/** Longer than Fluent takes to show the rest of the page to screen readers again, which it forgets when a dialog goes at the end of a call. */
const REVEAL_MS = 400

function reveal(): void {
  setTimeout(() => {
    if (document.querySelector('[aria-modal="true"]')) return
    for (const part of document.querySelectorAll('body > [aria-hidden="true"]'))
      part.removeAttribute('aria-hidden')
  }, REVEAL_MS)
}
