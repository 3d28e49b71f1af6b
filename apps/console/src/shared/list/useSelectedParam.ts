import { useCallback } from 'react'
import { usePanelAddress } from './usePanelAddress.ts'

/**
 * Keeps the selected row of a list in the address, so that it survives a reload and can be shared as a link.
 * @param name of the parameter
 */
export function useSelectedParam(name: string): [string | undefined, (id: string | undefined) => void] {
  const { params, open, close } = usePanelAddress()
  const isOpen = params.has(name)
  const show = useCallback(
    (id: string | undefined) => (id === undefined ? close([name]) : open({ [name]: id }, isOpen)),
    [name, isOpen, open, close],
  )
  return [params.get(name) ?? undefined, show]
}
