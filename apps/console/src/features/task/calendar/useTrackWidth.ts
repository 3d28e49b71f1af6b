import { useCallback, useState } from 'react'

/** The width of an element, kept up to date; 0 until it is there. */
export function useTrackWidth() {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    // Measured before paint: the height of lanes depends on this width.
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, ref }
}
