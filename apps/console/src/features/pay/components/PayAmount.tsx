import { makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: token('spacingVerticalXS') },
  label: { margin: 0, color: token('colorNeutralForeground3') },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: token('spacingHorizontalM') },
  amount: {
    margin: 0,
    fontSize: 'clamp(40px, 9vw, 60px)',
    lineHeight: 1.1,
    fontWeight: token('fontWeightSemibold'),
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
  },
  cents: { color: token('seaportPrimaryText') },
  unit: { fontSize: token('fontSizeBase500'), color: token('colorNeutralForeground3') },
})

/** The amount to transfer, formatted for wallets: no sign, no grouping, a decimal point in every language. */
export function PayAmount({ amount }: { amount: string }): ReactNode {
  const t = useT('pay')
  const order = useT('order')
  const styles = useStyles()
  const [dollars, cents] = amount.split('.')
  return (
    <div className={styles.root}>
      <p className={styles.label}>{t('amount')}</p>
      <div className={styles.line}>
        <p className={styles.amount} translate="no">
          {dollars}
          <span className={styles.cents}>{`.${cents}`}</span>
        </p>
        <span className={styles.unit}>{order('usdt')}</span>
        <CopyButton text={amount} label={t('copyAmount')} size="medium" appearance="secondary" />
      </div>
    </div>
  )
}
