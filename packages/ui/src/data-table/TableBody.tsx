import { useT } from '@seaport/i18n/react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useRef } from 'react'
import { plainKeyOf } from '../input-method/plain-key.ts'
import type { Column, DataTableProps } from './DataTable.types.ts'
import { toggled } from './selection.ts'
import { TableRow } from './TableRow.tsx'
import { useRowFocus } from './useRowFocus.ts'
import { useRowWindow } from './useRowWindow.ts'

interface TableBodyProps<Row>
  extends Pick<DataTableProps<Row>, 'rowId' | 'selection' | 'onRowClick' | 'rowHref' | 'openRow'> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  offsets: ReadonlyMap<string, number>
  scroller: RefObject<HTMLElement | null>
  /** Whether each row is a card. */
  cards: boolean
  /** Pixels. */
  rowHeight: number
}

/** Elements in a row that handle a click themselves. */
const INTERACTIVE = 'a, button, input, select, textarea, label, [role="menuitem"]'

/** Number of the button. */
const MIDDLE = 1

/** @returns whether a key is held with which a link opens elsewhere */
const leadsElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent) =>
  ctrlKey || metaKey || shiftKey

/** As a link does: in a tab behind this one, before it, or in a window, by the keys that are held. */
const openElsewhere = (href: string) => void window.open(href, '_blank', 'noopener')

/** The rows, with one set of handlers for all of them. */
export function TableBody<Row>(props: TableBodyProps<Row>): ReactNode {
  const { rows, columns, offsets, selection, rowId, onRowClick, rowHref, openRow, rowHeight } = props
  const t = useT('ui')
  const body = useRef<HTMLTableSectionElement>(null)
  const { first, end, reveal } = useRowWindow(props.scroller, rows.length, rowHeight)
  const focusable = Boolean(onRowClick || selection)
  const open = openRow === undefined ? -1 : rows.findIndex((row) => rowId(row) === openRow)
  const focus = useRowFocus(
    body,
    rows.length,
    openRow === undefined ? undefined : { id: openRow, at: open },
    reveal,
  )
  const toggle = (row: Row) => selection?.onChange(toggled(selection.selected, rowId(row)))

  /** @returns the row under the pointer, unless something in it handles that itself */
  const pressedRow = ({ target, currentTarget }: MouseEvent): Row | undefined => {
    const element = target as HTMLElement
    // A menu opened from a row lives elsewhere in the document, but its events arrive here.
    const isOwn = currentTarget.contains(element) && !element.closest(INTERACTIVE)
    return isOwn ? rows[rowIndex(element)] : undefined
  }

  const before = first * rowHeight
  const after = (rows.length - end) * rowHeight
  return (
    <tbody
      ref={body}
      onClick={(event) => {
        const row = pressedRow(event)
        if (!row || getSelection()?.toString()) return
        if (rowHref && leadsElsewhere(event)) openElsewhere(rowHref(row))
        else onRowClick?.(row)
      }}
      onMouseDown={(event) => {
        // The browser would begin to scroll with the pointer.
        if (rowHref && event.button === MIDDLE && pressedRow(event)) event.preventDefault()
      }}
      onAuxClick={(event) => {
        const row = event.button === MIDDLE && pressedRow(event)
        if (row && rowHref) openElsewhere(rowHref(row))
      }}
      onChange={(event) => {
        const target = event.target as HTMLElement
        const row = rows[rowIndex(target)]
        if (row && target.matches('[type="checkbox"]')) toggle(row)
      }}
      onKeyDown={(event) => {
        const target = event.target as HTMLElement
        const row = target.matches('tr[data-index]') ? rows[rowIndex(target)] : undefined
        if (!row) return
        const key = plainKeyOf(event)
        if (event.key === 'Enter' && rowHref && leadsElsewhere(event)) openElsewhere(rowHref(row))
        else if (key === 'Enter') onRowClick?.(row)
        else if (key === ' ' && selection) toggle(row)
        else if (!focus.move(key, rowIndex(target))) return
        event.preventDefault()
      }}
    >
      {before > 0 && <Gap height={before} />}
      {rows.slice(first, end).map((row, at) => {
        const index = first + at
        const id = rowId(row)
        return (
          <TableRow
            key={id}
            row={row}
            index={index}
            columns={columns}
            offsets={offsets}
            selected={selection?.selected.has(id)}
            selectLabel={t('selectRow')}
            tabIndex={focusable ? (index === focus.active ? 0 : -1) : undefined}
            open={index === open}
            clickable={Boolean(onRowClick)}
            card={props.cards}
          />
        )
      })}
      {after > 0 && <Gap height={after} />}
    </tbody>
  )
}

function rowIndex(target: HTMLElement): number {
  return Number(target.closest<HTMLElement>('tr[data-index]')?.dataset.index ?? -1)
}

/** Spacer for the rows that are not in the document. */
function Gap({ height }: { height: number }): ReactNode {
  return (
    <tr aria-hidden>
      <td style={{ height, padding: 0 }} />
    </tr>
  )
}
