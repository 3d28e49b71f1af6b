import { useEffect, useRef } from 'react'

/** Defers work while a pointer is down, until its click has fired: an error that appears in between would shift the button away and lose the click. */
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
