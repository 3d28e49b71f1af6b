import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** 1 while columns lie hidden below those pinned to the end, else 0. */
export const EDGE = '--seaport-table-edge'

/**
 * Width of the table's window in pixels, undefined before it is known (and where nothing is laid out); `markEdge` tells the
 * pinned columns whether something lies below them, and is for the window's scrolling: what changes its size or the table's
 * is observed here, after the browser has laid it out for its own sake.
 */
export function useTableWidth(scroller: RefObject<HTMLElement | null>): {
  width: number | undefined
  markEdge: () => void
} {
  const [width, setWidth] = useState<number>()
  const marked = useRef<string>(undefined)
  const markEdge = useCallback(() => {
    const window = scroller.current
    if (!window) return
    // Positions are fractions on some screens: the last pixel does not count.
    const left = window.scrollWidth - window.clientWidth - Math.abs(window.scrollLeft)
    const edge = left > 1 ? '1' : '0'
    // Every cell inherits it: written without need, all of them would be styled anew.
    if (edge !== marked.current) window.style.setProperty(EDGE, edge)
    marked.current = edge
  }, [scroller])
  useLayoutEffect(() => {
    const window = scroller.current
    if (!window) return
    const measure = () => setWidth(window.clientWidth || undefined)
    measure()
    const observer = new ResizeObserver(() => {
      measure()
      markEdge()
    })
    observer.observe(window)
    if (window.firstElementChild) observer.observe(window.firstElementChild)
    return () => observer.disconnect()
  }, [scroller, markEdge])
  return { width, markEdge }
}
