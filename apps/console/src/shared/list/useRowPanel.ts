import { useCallback } from 'react'
import { usePanelAddress } from './usePanelAddress.ts'

const ID = 'id'
const PART = 'part'

/** The panel of one row of a list, with its neighbours. */
export interface RowPanel {
  /** Id of the row; it may be on no page of the list. */
  id: string | undefined
  /** The chosen tab; undefined = the first. */
  part: string | undefined
  show: (id: string) => void
  /** Address of the list with the panel of a row. */
  hrefOf: (row: { id: string }) => string
  choosePart: (part: string) => void
  close: () => void
  /** Closes the panel if it still shows this row by now. */
  closeOf: (row: { id: string }) => void
  /** Undefined at the end of the page. */
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

/**
 * Keeps the row and tab of a panel in the address: they survive a reload, and can be shared as a link.
 * @param rows the current page of the list
 */
export function useRowPanel(rows: readonly { id: string }[] | undefined): RowPanel {
  const { params, open, close, hrefOf } = usePanelAddress()
  const id = params.get(ID) ?? undefined
  const isOpen = id !== undefined
  const show = useCallback((shown: string) => open({ [ID]: shown }, isOpen), [open, isOpen])
  const at = rows?.findIndex((row) => row.id === id) ?? -1
  const to = (place: number) => {
    const row = at < 0 ? undefined : rows?.[place]
    return row && (() => show(row.id))
  }
  return {
    id,
    part: params.get(PART) ?? undefined,
    show,
    hrefOf: useCallback((row) => hrefOf({ [ID]: row.id }), [hrefOf]),
    choosePart: (part) => open({ [PART]: part }, true),
    close: useCallback(() => close([ID, PART]), [close]),
    closeOf: useCallback((row) => close([ID, PART], row.id), [close]),
    previous: to(at - 1),
    next: to(at + 1),
  }
}
