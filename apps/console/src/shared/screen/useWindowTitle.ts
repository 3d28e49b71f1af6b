import { useT } from '@seaport/i18n/react'
import { useEffect } from 'react'

/** Sets the title of the browser tab for a page without the kit's `Page`. */
export function useWindowTitle(title: string | undefined): void {
  const brand = useT('shell')('brand')
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand
  }, [title, brand])
}
