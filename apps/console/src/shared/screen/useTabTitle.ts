import { useTabs } from '@seaport/ui/use-tabs'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Sets the title of the current record's tab, once it is loaded. */
export function useTabTitle(name: string, title: string | undefined): void {
  const { pathname } = useLocation()
  const { open } = useTabs(pathname, stay)
  useEffect(() => {
    if (title) open({ path: pathname, name, title })
  }, [open, pathname, name, title])
}

function stay(): void {}
