import { type RefObject, useEffect, useRef, useState } from 'react'

const PAGE = 10

/** The row that a key leads to, or undefined for a key that moves nothing. */
export function rowAfterKey(key: string, at: number, count: number): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'PageDown':
      return Math.min(at + PAGE, last)
    case 'PageUp':
      return Math.max(at - PAGE, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/**
 * Roving tab index over the rows, moved by arrow keys. `reveal` brings a virtual row into the document first.
 * @param open place of the row whose details are open, -1 for none: it is given the focus once they are closed
 */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  count: number,
  open: number,
  reveal: (index: number) => void,
): { active: number; move: (key: string, at: number) => boolean } {
  const [active, setActive] = useState(0)
  const wanted = useRef<number>(undefined)
  const wasOpen = useRef(-1)
  useEffect(() => {
    if (open >= 0) {
      setActive(open)
      reveal(open)
    } else if (wasOpen.current >= 0) wanted.current = wasOpen.current
    wasOpen.current = open
  })
  // After every render: a row that was out of view may come only with a later one.
  useEffect(() => {
    if (wanted.current === undefined) return
    const row = body.current?.querySelector<HTMLElement>(`tr[data-index="${wanted.current}"]`)
    if (!row) return
    wanted.current = undefined
    row.focus()
  })
  return {
    active: Math.min(active, Math.max(0, count - 1)),
    move: (key, at) => {
      const next = rowAfterKey(key, at, count)
      if (next === undefined) return false
      wanted.current = next
      setActive(next)
      reveal(next)
      return true
    },
  }
}
