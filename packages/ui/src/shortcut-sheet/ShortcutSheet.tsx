import { makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { paletteKeys } from '../command-palette/CommandPalette.tsx'
import { Dialog, DialogContent } from '../overlays/Dialog.tsx'
import { token } from '../theme/token.ts'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalM'), margin: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('spacingHorizontalL'),
  },
  keys: { display: 'flex', flexShrink: 0, gap: token('spacingHorizontalXS'), margin: 0 },
  key: {
    padding: '2px 8px',
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke1')}`,
    borderRadius: token('borderRadiusSmall'),
    fontFamily: 'inherit',
    fontSize: token('fontSizeBase200'),
  },
})

/** A keyboard shortcut and its description. */
export interface Shortcut {
  what: string
  keys: readonly string[]
}

interface ShortcutSheetProps {
  /** Shortcuts of the current screen, listed after the global ones. */
  more?: readonly Shortcut[]
  onClose: () => void
}

/** Sheet of all keyboard shortcuts; its messages are in the namespace `palette`. */
export function ShortcutSheet({ more = [], onClose }: ShortcutSheetProps): ReactNode {
  const t = useT('palette')
  const styles = useStyles()
  const rows: readonly Shortcut[] = [
    { what: t('shortcut.search'), keys: [paletteKeys()] },
    { what: t('shortcut.sheet'), keys: ['?'] },
    { what: t('shortcut.rows'), keys: ['↑', '↓'] },
    { what: t('shortcut.open'), keys: ['Enter'] },
    { what: t('shortcut.close'), keys: ['Esc'] },
    ...more,
  ]
  return (
    <Dialog title={t('shortcuts')} size="small" onClose={onClose}>
      <DialogContent>
        <dl className={styles.list}>
          {rows.map(({ what, keys }) => (
            <div key={what} className={styles.row}>
              <dt>{what}</dt>
              <dd className={styles.keys}>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}
