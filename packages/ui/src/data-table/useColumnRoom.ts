import { type RefObject, useLayoutEffect, useRef } from 'react'
import { drawnWidth, shareRoom } from './columns.ts'
import type { Column } from './DataTable.types.ts'

interface Layout<Row> {
  columns: readonly Column<Row>[]
  /** From `columnGrowth`. */
  growth: number
  checks: boolean
  /** Another list of rows is measured again. */
  rows: readonly Row[] | undefined
  compact: boolean
  /** Cards have no columns. */
  cards: boolean
}

/**
 * Lets columns whose texts are cut have the room that others don't need. Widths are set on the `<col>` elements before the paint. A need that was seen once
 * stays until the columns or the width of the table change: another page of a list moves no column back.
 */
export function useColumnRoom<Row>(table: RefObject<HTMLTableElement | null>, layout: Layout<Row>): void {
  const { columns, growth, checks, rows, compact, cards } = layout
  const seen = useRef<{ key: string; needed: readonly number[] }>({ key: '', needed: [] })
  const key = JSON.stringify([columns.map(({ id, header }) => [id, header]), growth, checks, compact])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are another measurement; the key stands for columns, which a caller may build anew each time
  useLayoutEffect(() => {
    const element = table.current
    if (!element || cards) return
    const draw = (widths?: readonly number[]) => {
      const cols = [...element.querySelectorAll('col')].slice(checks ? 1 : 0)
      for (const [at, column] of columns.entries()) {
        const width = (column.pin ? undefined : widths?.[at]) ?? drawnWidth(column, growth)
        if (cols[at]) cols[at].style.width = width === undefined ? '' : `${width}px`
      }
    }
    const fit = (again: boolean) => {
      const before = again ? [] : seen.current.needed
      const needed = naturalWidths(element, checks).map((width, at) => Math.max(width, before[at] ?? 0))
      if (needed.every((width, at) => width === before[at])) return
      seen.current = { key, needed }
      draw()
      const drawn = headWidths(element, checks)
      draw(
        shareRoom(
          drawn,
          columns.map((column, at) => (column.pin ? (drawn[at] ?? 0) : (needed[at] ?? 0))),
        ),
      )
    }
    fit(seen.current.key !== key)
    const frame = element.parentElement
    let width = frame?.clientWidth
    const observer = new ResizeObserver(() => {
      if (frame?.clientWidth === width) return
      width = frame?.clientWidth
      fit(true)
    })
    if (frame) observer.observe(frame)
    // A part of the typeface that a language needs comes after its texts, and is wider or narrower than what stood in for it.
    const refit = () => fit(true)
    const fonts: FontFaceSet | undefined = document.fonts
    fonts?.addEventListener('loadingdone', refit)
    return () => {
      observer.disconnect()
      fonts?.removeEventListener('loadingdone', refit)
    }
  }, [table, key, rows, cards])
}

/** Widths of the columns in pixels, without that of the check boxes. */
function headWidths(table: HTMLTableElement, checks: boolean): number[] {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
  return heads.slice(checks ? 1 : 0).map((head) => head.getBoundingClientRect().width)
}

/** Widths in which no cell of the document's rows would be cut. */
function naturalWidths(table: HTMLTableElement, checks: boolean): number[] {
  const { style, parentElement } = table
  const group = table.querySelector('colgroup')
  const kept = style.cssText
  const scrolled = parentElement?.scrollLeft ?? 0
  style.cssText = 'table-layout: auto; width: max-content; min-width: 0'
  group?.style.setProperty('display', 'none')
  const widths = headWidths(table, checks).map(Math.ceil)
  style.cssText = kept
  group?.style.removeProperty('display')
  if (parentElement) parentElement.scrollLeft = scrolled
  return widths
}
