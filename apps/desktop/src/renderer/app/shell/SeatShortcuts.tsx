import { useT } from '@seaport/i18n/react'
import { ShortcutSheet } from '@seaport/ui/shortcut-sheet'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { chordOf } from '../../shared/page-keys.ts'

/** The sheet of shortcuts; at the workbench with the keys of a target. */
export function SeatShortcuts({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('workbench')
  const isAtWorkbench = useLocation().pathname.startsWith('/workbench')
  const ofTargets = [
    { what: t('begin'), keys: ['O'] },
    { what: t('copy'), keys: ['C'] },
    { what: t('done'), keys: ['D', chordOf('D')] },
    { what: t('skip'), keys: ['S', chordOf('S')] },
    { what: t('blocked'), keys: ['B', chordOf('B')] },
    { what: t('optOut'), keys: ['X', chordOf('X')] },
    { what: t('undo'), keys: ['U', chordOf('U')] },
    { what: t('showAgain'), keys: ['R'] },
    { what: t('break'), keys: ['P'] },
  ]
  return <ShortcutSheet onClose={onClose} {...(isAtWorkbench && { more: ofTargets })} />
}
