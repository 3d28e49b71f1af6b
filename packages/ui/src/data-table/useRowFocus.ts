import { type RefObject, useEffect, useRef, useState } from 'react'
import { offerFocus } from '../form/offer-focus.ts'

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
 * @param open the row whose details are open, and its place in the list: -1 while it is not there. Its place is given the focus when they are closed
 */
export function useRowFocus(
  body: RefObject<HTMLElement | null>,
  count: number,
  open: { id: string; at: number } | undefined,
  reveal: (index: number) => void,
): { active: number; move: (key: string, at: number) => boolean } {
  const [active, setActive] = useState(0)
  const wanted = useRef<number>(undefined)
  const wasOpen = useRef<typeof open>(undefined)
  useEffect(() => {
    if (open) {
      if (open.at === -1) return
      // Once: beside open details the list can be scrolled away from their row.
      if (open.id !== wasOpen.current?.id) {
        setActive(open.at)
        reveal(open.at)
      }
      wasOpen.current = open
    } else if (wasOpen.current) {
      wanted.current = count > 0 ? Math.min(wasOpen.current.at, count - 1) : undefined
      wasOpen.current = undefined
    }
  })
  // After every render: a row that was out of view may come only with a later one.
  useEffect(() => {
    if (wanted.current === undefined) return
    const row = body.current?.querySelector<HTMLElement>(`tr[data-index="${wanted.current}"]`)
    if (!row) return
    wanted.current = undefined
    offerFocus(row)
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
