import { makeStyles, mergeClasses } from '@griffel/react'
import { useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: token('spacingHorizontalS') },
  text: { minWidth: '44px', fontVariantNumeric: 'tabular-nums' },
  track: {
    flexGrow: 1,
    maxWidth: '88px',
    height: '4px',
    borderRadius: token('borderRadiusCircular'),
    backgroundColor: token('colorNeutralStencil1'),
    overflow: 'hidden',
  },
  bar: { height: '100%', backgroundColor: token('colorCompoundBrandBackground') },
  full: { backgroundColor: token('seaportWarning') },
})

/** How many of the ports are taken. */
export function PortMeter({ taken, total }: { taken: number; total: number }): ReactNode {
  const t = useT('seat')
  const styles = useStyles()
  const share = total > 0 ? Math.min(1, taken / total) : 0
  return (
    <span className={styles.root} title={t('portsTaken', { taken, total })}>
      <span className={styles.text}>{t('portsOf', { taken, total })}</span>
      <span className={styles.track} aria-hidden>
        <span
          style={{ display: 'block', width: `${share * 100}%` }}
          className={mergeClasses(styles.bar, share === 1 && styles.full)}
        />
      </span>
    </span>
  )
}
