import { makeStyles } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import { CopyButton } from '@seaport/ui/copy-button'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  amount: {
    fontSize: 'clamp(40px, 9vw, 60px)',
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
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
    <Stack gap="XS">
      <Text as="p" tone="quiet">
        {t('amount')}
      </Text>
      <Row gap="M" align="baseline">
        <Text as="p" weight="semibold" breaks numeric className={styles.amount} translate="no">
          {dollars}
          <span className={styles.cents}>{`.${cents}`}</span>
        </Text>
        <span className={styles.unit}>{order('usdt')}</span>
        <CopyButton text={amount} label={t('copyAmount')} size="medium" appearance="secondary" />
      </Row>
    </Stack>
  )
}
