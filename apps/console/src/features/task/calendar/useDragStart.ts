import { type PointerEvent, useRef, useState } from 'react'

/** Distance in pixels after which a pointer drags. */
const SLACK = 4

/** Drags an element along its lane with a mouse or pen; touch scrolls, and Escape cancels. @param onDrop gets the distance in pixels */
export function useDragStart(enabled: boolean, onDrop: (pixels: number) => void) {
  const from = useRef<number>(undefined)
  const dropped = useRef(false)
  const [pixels, setPixels] = useState<number>()
  const stop = () => {
    from.current = undefined
    setPixels(undefined)
  }
  return {
    pixels,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        dropped.current = false
        if (enabled && event.button === 0 && event.pointerType !== 'touch') from.current = event.clientX
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (from.current === undefined) return
        const far = event.clientX - from.current
        if (pixels === undefined && Math.abs(far) < SLACK) return
        if (pixels === undefined) {
          event.currentTarget.setPointerCapture(event.pointerId)
          event.currentTarget.focus()
        }
        setPixels(far)
      },
      onPointerUp: () => {
        if (pixels !== undefined) {
          dropped.current = true
          onDrop(pixels)
        }
        stop()
      },
      onPointerCancel: stop,
      onKeyDown: ({ key }: { key: string }) => {
        if (key !== 'Escape' || pixels === undefined) return
        dropped.current = true
        stop()
      },
      // The click that ends a drag must not follow the link.
      onClick: (event: { preventDefault: () => void }) => {
        if (dropped.current) event.preventDefault()
        dropped.current = false
      },
    },
  }
}
