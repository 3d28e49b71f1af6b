import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** 1 while columns lie hidden below those pinned to the end, else 0. */
export const EDGE = '--seaport-table-edge'

/**
 * Width of the table's window in pixels, undefined before it is known (and where nothing is laid out); `markEdge` tells the
 * pinned columns whether something lies below them.
 */
export function useTableWidth(scroller: RefObject<HTMLElement | null>): {
  width: number | undefined
  markEdge: () => void
} {
  const [width, setWidth] = useState<number>()
  const markEdge = useCallback(() => {
    const window = scroller.current
    if (!window) return
    // Positions are fractions on some screens: the last pixel does not count.
    const left = window.scrollWidth - window.clientWidth - Math.abs(window.scrollLeft)
    window.style.setProperty(EDGE, left > 1 ? '1' : '0')
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
    return () => observer.disconnect()
  }, [scroller, markEdge])
  return { width, markEdge }
}
