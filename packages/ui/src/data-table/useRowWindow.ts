import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { HEAD_HEIGHT, ROW_HEIGHT } from './useDataTableStyles.ts'

/** Number of rows above which rows are virtual. */
const VIRTUAL_FROM = 100
/** Overscan: rows kept above and below those in view. */
const AROUND = 8
/** Rows per move of the window: each move costs a layout of the whole table, however few rows it adds. */
const STEP = 16

/** @returns whether a table of this many rows renders only visible ones; its scroller must be bounded then */
export function isVirtual(rowCount: number): boolean {
  return rowCount > VIRTUAL_FROM
}

export interface RowRange {
  readonly first: number
  /** The row after the last one. */
  readonly end: number
}

/** @returns the rows to have in the document when `height` pixels are seen below `top`; every row is as high as the others */
export function rowsAround(top: number, height: number, count: number, rowHeight = ROW_HEIGHT): RowRange {
  const end = Math.min(count, Math.ceil((top + height) / rowHeight / STEP) * STEP + AROUND)
  const first = Math.floor(top / rowHeight / STEP) * STEP - AROUND
  return { first: Math.max(0, Math.min(first, end)), end }
}

/** The range of rows in the document, and a function that scrolls to a row. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowRange & { reveal: (index: number) => void } {
  const virtual = isVirtual(count)
  const [range, setRange] = useState(() => rowsAround(0, innerHeight, count, rowHeight))
  useEffect(() => {
    const element = scroller.current
    if (!element || !virtual) return
    let printing = false
    const measure = () => {
      if (printing) return
      // During a layout change the table may briefly be as high as all rows: cap it at the window's height.
      const height = Math.min(element.clientHeight, innerHeight)
      const next = rowsAround(element.scrollTop, height, count, rowHeight)
      setRange((old) => (old.first === next.first && old.end === next.end ? old : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    // On paper nothing scrolls: all rows are printed, and have to be there when the event is over.
    const showAll = () => {
      printing = true
      flushSync(() => setRange({ first: 0, end: count }))
    }
    const showSeen = () => {
      printing = false
      measure()
    }
    addEventListener('beforeprint', showAll)
    addEventListener('afterprint', showSeen)
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
      removeEventListener('beforeprint', showAll)
      removeEventListener('afterprint', showSeen)
    }
  }, [scroller, count, rowHeight, virtual])
  const reveal = (index: number) => {
    const element = scroller.current
    if (!element || !virtual) return
    const top = index * rowHeight
    const lowest = top + rowHeight + HEAD_HEIGHT - element.clientHeight
    element.scrollTop = Math.min(top, Math.max(lowest, element.scrollTop))
  }
  if (!virtual) return { first: 0, end: count, reveal }
  const end = Math.min(range.end, count)
  return { first: Math.min(range.first, end), end, reveal }
}
