import { useT } from '@seaport/i18n/react'
import { ShortcutSheet } from '@seaport/ui/shortcut-sheet'
import type { ReactNode } from 'react'
import { screenAt } from '../navigation.ts'
import { screens } from '../screens.ts'
import { GO_TO } from './usePaletteKeys.ts'

/** Keyboard shortcuts of the console: those of the whole product, and those of the panels beside lists. */
export function ConsoleShortcuts({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('palette')
  const screen = useT('screen')
  const go = Object.entries(GO_TO).flatMap(([key, path]) => {
    const found = screenAt(screens, path)
    return found ? [{ what: screen(found.title), keys: ['G', key.toUpperCase()] }] : []
  })
  return (
    <ShortcutSheet
      more={[
        { what: t('shortcut.panel'), keys: ['Alt+↑', 'Alt+↓'] },
        { what: t('do.newTask'), keys: ['N'] },
        ...go,
      ]}
      onClose={onClose}
    />
  )
}
