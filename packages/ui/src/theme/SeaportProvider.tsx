import { FluentProvider, PortalMountNodeProvider } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { useMediaQuery } from '../media/useMediaQuery.ts'
import { refuseStrayDrops } from '../upload/stray-drops.ts'
import { colourSettingsAtom } from './colour-settings.ts'
import { globalStyles } from './global-styles.ts'
import { seaportTheme } from './seaport-theme.ts'
import { isDarkAtom } from './theme-mode.ts'

/**
 * Provides the theme: light or dark as chosen (else as the system prefers), computed from the chosen colours. A file that is dropped beside its field
 * does not take the page away.
 */
export function SeaportProvider({ children }: { children: ReactNode }): ReactNode {
  // Print is always light.
  const paper = useMediaQuery('print')
  const dark = useAtomValue(isDarkAtom) && !paper
  const colours = useAtomValue(colourSettingsAtom)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  // In a transition: setting it in the commit would re-render everything before the page responds.
  const takeRoot = useCallback((element: HTMLElement | null) => startTransition(() => setRoot(element)), [])
  const theme = useMemo(() => seaportTheme(colours, dark), [colours, dark])
  useEffect(refuseStrayDrops, [])
  useLayoutEffect(() => {
    // For native controls (scroll bars, date pickers) and the page's background.
    document.documentElement.style.colorScheme = dark ? 'dark' : 'light'
    document.documentElement.style.backgroundColor = theme.seaportCanvas
  }, [dark, theme])
  return (
    <FluentProvider ref={takeRoot} theme={theme}>
      <style href="seaport-global" precedence="low">
        {globalStyles}
      </style>
      {/* What opens over the page has the same colours, and shows the focus the same way. */}
      <PortalMountNodeProvider value={root ?? undefined}>{children}</PortalMountNodeProvider>
    </FluentProvider>
  )
}
