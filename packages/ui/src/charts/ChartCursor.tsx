import { type ReactNode, useState } from 'react'
import { plainKeyOf } from '../input-method/plain-key.ts'
import type { Plot } from './plot.ts'
import { bandAt } from './scale.ts'
import { useChartStyles } from './useChartStyles.ts'

interface ChartCursorProps extends Plot {
  count: number
  label: string
  /** Text of a category and its values, for screen readers. */
  readAt: (at: number) => string
  onMove: (at: number | undefined) => void
}

/** A slider over the categories, laid over the drawing: the pointer or the arrow keys move it, and screen readers speak the values under it. */
export function ChartCursor({
  left,
  top,
  width,
  height,
  count,
  label,
  readAt,
  onMove,
}: ChartCursorProps): ReactNode {
  const styles = useChartStyles()
  const [kept, setKept] = useState(count - 1)
  const now = Math.min(Math.max(0, kept), Math.max(0, count - 1))
  const move = (to: number) => {
    const next = Math.min(count - 1, Math.max(0, to))
    setKept(next)
    onMove(next)
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      className={styles.cursor}
      style={{ left, top, width, height }}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, count - 1)}
      aria-valuenow={now}
      aria-valuetext={readAt(now)}
      onPointerMove={(event) => {
        const box = event.currentTarget.getBoundingClientRect()
        move(bandAt(event.clientX - box.left, count, box.width))
      }}
      onPointerLeave={() => onMove(undefined)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && move(now)}
      onBlur={() => onMove(undefined)}
      onKeyDown={(event) => {
        const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: count - 1 }[plainKeyOf(event)]
        if (event.key === 'Escape') onMove(undefined)
        if (to === undefined) return
        event.preventDefault()
        move(to)
      }}
    />
  )
}
