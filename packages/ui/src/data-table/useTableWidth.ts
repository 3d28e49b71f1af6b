import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** CSS variable: 1 while columns are hidden beneath those pinned to the end, else 0. */
export const EDGE = '--seaport-table-edge'

/** Width of the table that was measured last, in pixels; 0 before the first. The table of the next screen is most likely as wide, and is then rendered once. */
let lastWidth = 0

/**
 * Width of the table's scroller in pixels where the table does not fit or has more than ample room; undefined between the two and before the first layout, so that
 * an ordinary table is not rendered again. `markEdge` updates the shadow of pinned columns and is to be called on scroll; size changes are observed here.
 */
export function useTableWidth(
  scroller: RefObject<HTMLElement | null>,
  { wanted, ample }: { wanted: number; ample: number },
): {
  width: number | undefined
  markEdge: () => void
} {
  const [width, setWidth] = useState(() => relevantWidth(lastWidth, wanted, ample))
  const marked = useRef<string>(undefined)
  const markEdge = useCallback(() => {
    const window = scroller.current
    if (!window) return
    // Scroll positions are fractional on some screens: ignore the last pixel.
    const left = window.scrollWidth - window.clientWidth - Math.abs(window.scrollLeft)
    const edge = left > 1 ? '1' : '0'
    // Every cell inherits the variable: writing it restyles all of them.
    if (edge !== marked.current) window.style.setProperty(EDGE, edge)
    marked.current = edge
  }, [scroller])
  useLayoutEffect(() => {
    const window = scroller.current
    if (!window) return
    const measure = () => {
      const { clientWidth } = window
      if (clientWidth > 0) lastWidth = clientWidth
      setWidth(relevantWidth(clientWidth, wanted, ample))
    }
    measure()
    const observer = new ResizeObserver(() => {
      measure()
      markEdge()
    })
    observer.observe(window)
    if (window.firstElementChild) observer.observe(window.firstElementChild)
    return () => observer.disconnect()
  }, [scroller, markEdge, wanted, ample])
  return { width, markEdge }
}

const relevantWidth = (width: number, wanted: number, ample: number): number | undefined =>
  width > 0 && (width < wanted || width > ample) ? width : undefined
