import { useEffect, useRef } from 'react'

/**
 * Puts work off while a mouse button or a finger is down, until the click has arrived. A fault that appears in between moves what is below it from under the
 * pointer, and the click is lost.
 */
export function useDeferWhilePressed(): (work: () => unknown) => void {
  const pressed = useRef(false)
  const waiting = useRef<(() => unknown)[]>([])
  useEffect(() => {
    const press = () => {
      pressed.current = true
    }
    const release = () => {
      pressed.current = false
      // The click comes right after the release.
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work()
      })
    }
    const options = { capture: true }
    addEventListener('pointerdown', press, options)
    addEventListener('pointerup', release, options)
    addEventListener('pointercancel', release, options)
    return () => {
      removeEventListener('pointerdown', press, options)
      removeEventListener('pointerup', release, options)
      removeEventListener('pointercancel', release, options)
    }
  }, [])
  return (work) => {
    if (pressed.current) waiting.current.push(work)
    else work()
  }
}
