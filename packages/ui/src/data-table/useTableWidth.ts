import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** 1 while columns lie hidden below those pinned to the end, else 0. */
export const EDGE = '--seaport-table-edge'

/**
 * Width of the table's window in pixels where it is less than the table wants; undefined where there is room, before it is known, and where nothing is laid out: a table
 * that fits is not rendered again to be told so. `markEdge` tells the
 * pinned columns whether something lies below them, and is for the window's scrolling: what changes its size or the table's
 * is observed here, after the browser has laid it out for its own sake.
 */
export function useTableWidth(
  scroller: RefObject<HTMLElement | null>,
  wanted: number,
): {
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
    const measure = () => {
      const { clientWidth } = window
      setWidth(clientWidth > 0 && clientWidth < wanted ? clientWidth : undefined)
    }
    measure()
    const observer = new ResizeObserver(() => {
      measure()
      markEdge()
    })
    observer.observe(window)
    if (window.firstElementChild) observer.observe(window.firstElementChild)
    return () => observer.disconnect()
  }, [scroller, markEdge, wanted])
  return { width, markEdge }
}
