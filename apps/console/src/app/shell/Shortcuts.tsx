import { makeStyles } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import { paletteKeys } from '@seaport/ui/command-palette'
import { Dialog, DialogContent } from '@seaport/ui/dialog'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalM'), margin: 0 },
  row: { display: 'flex', justifyContent: 'space-between', gap: token('spacingHorizontalL') },
  keys: { display: 'flex', flexShrink: 0, gap: token('spacingHorizontalXS'), margin: 0 },
  key: {
    padding: '2px 8px',
    border: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke1')}`,
    borderRadius: token('borderRadiusSmall'),
    fontFamily: 'inherit',
    fontSize: token('fontSizeBase200'),
  },
})

/** Every key that does something, in one sheet. */
export function Shortcuts({ onClose }: { onClose: () => void }): ReactNode {
  const t = useT('palette')
  const styles = useStyles()
  const rows = [
    { what: t('shortcut.search'), keys: [paletteKeys()] },
    { what: t('shortcut.sheet'), keys: ['?'] },
    { what: t('shortcut.rows'), keys: ['↑', '↓'] },
    { what: t('shortcut.open'), keys: ['Enter'] },
    { what: t('shortcut.close'), keys: ['Esc'] },
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
