import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Folds controls of a row, the last first, until the rest fits in one line. Measured before paint, because it depends
 * on language and window.
 * @param content identifies the controls: a change measures again
 */
export function useFolding(
  count: number,
  content: string,
): { row: RefObject<HTMLElement | null>; shown: number } {
  const row = useRef<HTMLElement>(null)
  const [room, setRoom] = useState('')
  const [fitting, setFitting] = useState({ of: '', shown: count })
  const of = `${content} ${count} ${room}`
  const shown = fitting.of === of ? fitting.shown : count
  useLayoutEffect(() => {
    if (shown > 0 && row.current && isBroken(row.current)) setFitting({ of, shown: shown - 1 })
  })
  useEffect(() => {
    if (!row.current) return
    let measured: string | undefined
    // Its height too: what comes later, as a saved filter, may break the line.
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 }
      const size = `${Math.round(width)} ${Math.round(height)}`
      // The first size is that of the row as it was folded.
      measured ??= size
      setRoom(size === measured ? '' : size)
    })
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [])
  return { row, shown }
}

/** Whether the row wraps. */
function isBroken({ firstElementChild: first, lastElementChild: last }: HTMLElement): boolean {
  if (!(first instanceof HTMLElement && last instanceof HTMLElement)) return false
  return last.offsetTop > first.offsetTop + first.offsetHeight
}
