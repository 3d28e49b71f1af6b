import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

/** Maximum number of separate port segments in a table cell. */
const FEW = 10

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: token('spacingHorizontalS') },
  text: { minWidth: '44px', fontVariantNumeric: 'tabular-nums' },
  quay: {
    display: 'flex',
    gap: '2px',
    paddingTop: '2px',
    borderTop: `2px solid ${token('colorNeutralStroke1')}`,
  },
  berth: {
    boxSizing: 'border-box',
    width: '9px',
    height: '7px',
    borderRadius: '1px 1px 5px 5px',
    border: `1px solid ${token('colorNeutralStrokeAccessible')}`,
  },
  ship: {
    border: 'none',
    backgroundColor: token('colorCompoundBrandBackground'),
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  track: {
    flexGrow: 1,
    maxWidth: '108px',
    height: '4px',
    borderRadius: token('borderRadiusCircular'),
    backgroundColor: token('colorNeutralStencil1'),
    overflow: 'hidden',
  },
  bar: {
    display: 'block',
    height: '100%',
    backgroundColor: token('colorCompoundBrandBackground'),
    forcedColorAdjust: 'none',
  },
  full: { backgroundColor: token('seaportWarning') },
})

/** Taken and free ports: as berths, or as a bar for many. */
export function PortMeter({ taken, total }: { taken: number; total: number }): ReactNode {
  const t = useT('seat')
  const styles = useStyles()
  const full = taken >= total && styles.full
  return (
    <span className={styles.root} title={t('portsTaken', { taken, total })}>
      <span className={styles.text}>{t('portsOf', { taken, total })}</span>
      {total > FEW ? (
        <span className={styles.track} aria-hidden>
          <span
            style={{ width: `${Math.min(1, taken / total) * 100}%` }}
            className={mergeClasses(styles.bar, full)}
          />
        </span>
      ) : (
        total > 0 && (
          <span className={styles.quay} aria-hidden>
            {Array.from({ length: total }, (_, at) => at).map((at) => (
              <span key={at} className={mergeClasses(styles.berth, at < taken && styles.ship, full)} />
            ))}
          </span>
        )
      )}
    </span>
  )
}
