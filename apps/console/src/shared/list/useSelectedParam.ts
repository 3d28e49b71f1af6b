import { useCallback } from 'react'
import { usePanelAddress } from './usePanelAddress.ts'

/**
 * Keeps the selected row of a list in the address, so that it survives a reload and can be shared as a link.
 * @param name of the parameter
 * @returns the row, what shows another one or none, and what shows none if it is still this one by now
 */
export function useSelectedParam(
  name: string,
): [string | undefined, (id: string | undefined) => void, (row: { id: string }) => void] {
  const { params, open, close } = usePanelAddress()
  const isOpen = params.has(name)
  const show = useCallback(
    (id: string | undefined) => (id === undefined ? close([name]) : open({ [name]: id }, isOpen)),
    [name, isOpen, open, close],
  )
  const closeOf = useCallback((row: { id: string }) => close([name], row.id), [name, close])
  return [params.get(name) ?? undefined, show, closeOf]
}
