import { type RefObject, useLayoutEffect, useState } from 'react'

/** Where nothing can be measured (print preview, tests) a drawing is this wide, in pixels. */
const UNKNOWN = 600

/** An element's inner width in pixels, kept up to date. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(UNKNOWN)
  useLayoutEffect(() => {
    const found = element.current
    if (!found) return
    const measure = () => setWidth(found.clientWidth || UNKNOWN)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(found)
    return () => observer.disconnect()
  }, [element])
  return width
}
