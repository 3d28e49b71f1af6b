import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useAddressQuery } from '../../../shared/address/useAddressQuery.ts'

/** Scrolls to the section in the address, also a second time in a row; the part after # belongs to the router. */
export function useSectionInAddress(shown: object): void {
  const { key } = useLocation()
  const section = useAddressQuery().params.get('section')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link once more has another key; another text has other heights.
  useEffect(() => {
    const heading = section && document.getElementById(section)
    if (!heading) return
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ block: 'start' })
  }, [section, key, shown])
}
