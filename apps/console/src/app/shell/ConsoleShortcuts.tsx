import { useT } from '@seaport/i18n/react'
import { ShortcutSheet } from '@seaport/ui/shortcut-sheet'
import type { ReactNode } from 'react'

/** The keys of the console: those of the whole product, and those of the panels beside its lists. */
export function ConsoleShortcuts({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('palette')
  return <ShortcutSheet more={[{ what: t('shortcut.panel'), keys: ['Alt+↑', 'Alt+↓'] }]} onClose={onClose} />
}
