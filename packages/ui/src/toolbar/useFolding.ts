import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Folds controls of a row, the last first, until the rest fits in one line. Measured before paint, because it depends
 * on language, window, and what comes later, such as the counts of chips.
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
  const measured = useRef({ of: '', broken: false, size: '' })
  const [, measureAgain] = useReducer((times: number) => times + 1, 0)
  useLayoutEffect(() => {
    if (!row.current) return
    const broken = shown > 0 && isBroken(row.current)
    // The size that it was folded for; of another rendering the observer tells.
    if (measured.current.of !== of || measured.current.broken || broken)
      measured.current = { of, broken, size: sizeOf(row.current.clientWidth, row.current.clientHeight) }
    if (broken) setFitting({ of, shown: shown - 1 })
  })
  const isFoldable = shown > 0
  useLayoutEffect(() => {
    if (!row.current || !isFoldable) return
    const { current } = row
    // A part of the row that is drawn anew tells nobody. Reported before paint: a line that breaks for a frame moves everything below it.
    const observer = new MutationObserver(() => {
      if (isBroken(current)) flushSync(measureAgain)
    })
    observer.observe(current, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [isFoldable])
  useEffect(() => {
    if (!row.current) return
    // Its height too: letters that come later may break the line.
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? { width: 0, height: 0 }
      const size = sizeOf(width, height)
      // Its first report is the size that the row was folded for, unless that has changed since.
      if (size !== measured.current.size) setRoom(size)
    })
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [])
  return { row, shown }
}

const sizeOf = (width: number, height: number) => `${Math.round(width)} ${Math.round(height)}`

/** Whether the row wraps. */
function isBroken({ firstElementChild: first, lastElementChild: last }: HTMLElement): boolean {
  if (!(first instanceof HTMLElement && last instanceof HTMLElement)) return false
  return last.offsetTop > first.offsetTop + first.offsetHeight
}
