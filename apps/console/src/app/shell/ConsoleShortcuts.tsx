import { useT } from '@seaport/i18n/react'
import { ShortcutSheet } from '@seaport/ui/shortcut-sheet'
import type { ReactNode } from 'react'
import { screenAt } from '../navigation.ts'
import { screens } from '../screens.ts'
import { GO_TO } from './usePaletteKeys.ts'

interface ConsoleShortcutsProps {
  /** Whether the person may open a path. */
  isOpen: (path: string) => boolean
  onClose: () => void
}

/** Keyboard shortcuts of the console: those of the whole product, those of the panels beside lists, and those to screens that the person may open. */
export function ConsoleShortcuts({ isOpen, onClose }: ConsoleShortcutsProps): ReactNode {
  const t = useT('palette')
  const screen = useT('screen')
  const go = Object.entries(GO_TO).flatMap(([key, path]) => {
    const found = isOpen(path) ? screenAt(screens, path) : undefined
    return found ? [{ what: screen(found.title), keys: ['G', key.toUpperCase()] }] : []
  })
  return (
    <ShortcutSheet
      more={[
        { what: t('shortcut.panel'), keys: ['Alt+↑', 'Alt+↓'] },
        ...(isOpen('/task') ? [{ what: t('do.newTask'), keys: ['N'] }] : []),
        ...go,
      ]}
      onClose={onClose}
    />
  )
}
