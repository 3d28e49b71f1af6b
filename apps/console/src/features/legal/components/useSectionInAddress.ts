import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Scrolls to the section in the address, also a second time in a row; the part after # belongs to the router. */
export function useSectionInAddress(shown: object): void {
  const { key } = useLocation()
  const section = useSearchParams()[0].get('section')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link once more has another key; another text has other heights.
  useEffect(() => {
    const heading = section && document.getElementById(section)
    if (!heading) return
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ block: 'start' })
  }, [section, key, shown])
}
