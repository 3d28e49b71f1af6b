import { useCallback } from 'react'
import { usePanelAddress } from './usePanelAddress.ts'

/**
 * Keeps the selected row of a list in the address, so that it survives a reload and can be shared as a link.
 * @param name of the parameter
 * @returns the row, what shows another one or none, what shows none if it is still this one by now, and the address with a row
 */
export function useSelectedParam(
  name: string,
): [
  id: string | undefined,
  show: (id: string | undefined) => void,
  closeOf: (row: { id: string }) => void,
  hrefOf: (id: string) => string,
] {
  const { params, open, close, hrefOf } = usePanelAddress()
  const isOpen = params.has(name)
  const show = useCallback(
    (id: string | undefined) => (id === undefined ? close([name]) : open({ [name]: id }, isOpen)),
    [name, isOpen, open, close],
  )
  const closeOf = useCallback((row: { id: string }) => close([name], row.id), [name, close])
  const hrefWith = useCallback((id: string) => hrefOf({ [name]: id }), [name, hrefOf])
  return [params.get(name) ?? undefined, show, closeOf, hrefWith]
}
