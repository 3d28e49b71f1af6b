import { useCallback } from 'react'
import { usePanelAddress } from './usePanelAddress.ts'

const ID = 'id'
const PART = 'part'

/** The panel of one row of a list, and where it leads to. */
export interface RowPanel {
  /** Id of the row that is shown; it may be on no page of the list. */
  id: string | undefined
  /** The chosen tab; undefined = the first. */
  part: string | undefined
  show: (id: string) => void
  choosePart: (part: string) => void
  close: () => void
  /** Undefined where the page of the list ends. */
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

/**
 * Keeps which row of a list is shown in a panel, and its tab, in the address: both survive a reload, and can be shared as a link.
 * @param rows the page of the list that is shown now
 */
export function useRowPanel(rows: readonly { id: string }[] | undefined): RowPanel {
  const { params, open, close } = usePanelAddress()
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
    choosePart: (part) => open({ [PART]: part }, true),
    close: useCallback(() => close([ID, PART]), [close]),
    previous: to(at - 1),
    next: to(at + 1),
  }
}
