import { useT } from '@seaport/i18n/react'
import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** The title of the screen that is shown, without the product's name; empty before the first. */
export const screenTitleAtom = atom('')

/** Gives the window the title of what it shows. */
export function useWindowTitle(title: string | undefined): void {
  const brand = useT('shell')('brand')
  const setTitle = useSetAtom(screenTitleAtom)
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand
    setTitle(title ?? '')
  }, [title, brand, setTitle])
}
