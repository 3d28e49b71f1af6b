import { useT } from '@seaport/i18n/react'
import { useEffect } from 'react'

/** Names the browser’s own tab after a page that is not made with the kit’s `Page`. */
export function useWindowTitle(title: string | undefined): void {
  const brand = useT('shell')('brand')
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand
  }, [title, brand])
}
