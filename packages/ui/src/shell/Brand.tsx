import { makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { token } from '../theme/token.ts'

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '10px' },
  mark: { width: '26px', height: '26px', flexShrink: 0 },
  name: {
    fontSize: token('fontSizeBase400'),
    fontWeight: token('fontWeightSemibold'),
    letterSpacing: '0.01em',
  },
})

/** The product's mark and name; `compact` leaves the name to screen readers. */
export function Brand({ compact = false }: { compact?: boolean }): ReactNode {
  const t = useT('shell')
  const styles = useStyles()
  return (
    <span className={styles.root}>
      <svg className={styles.mark} viewBox="0 0 26 26" role="img" aria-label={t('brand')}>
        <rect width="26" height="26" rx="7" fill={token('colorBrandBackground')} />
        <path
          d="M13 5v11M9.5 9h7M6 14.5c.6 3.8 3.4 6 7 6s6.4-2.2 7-6"
          fill="none"
          stroke="#fff"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      {!compact && (
        <span className={styles.name} aria-hidden>
          {t('brand')}
        </span>
      )}
    </span>
  )
}
