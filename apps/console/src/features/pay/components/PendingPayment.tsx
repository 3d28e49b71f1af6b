import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import type { Order } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import type { ReactNode } from 'react'
import { useSystemConfig } from '../../../shared/config/system-config.ts'
import { PublicPage } from '../../../shared/page/PublicPage.tsx'
import { checkAmount } from '../pay-link.ts'
import { Countdown } from './Countdown.tsx'
import { Deposit } from './Deposit.tsx'
import { MissingPayment } from './MissingPayment.tsx'
import { OrderStatus } from './OrderStatus.tsx'
import { PayAmount } from './PayAmount.tsx'
import { PayDetails } from './PayDetails.tsx'
import { PaymentTypes } from './PaymentTypes.tsx'
import { usePayStyles } from './usePayStyles.ts'

export interface PayOpenProps {
  order: Order
  /** The amount claimed by the link. */
  claimed: string | null
  /** The order has expired; the server is about to close it. */
  over: boolean
}

/** An unpaid recharge: amount, address and expiry. */
export function PendingPayment({ order, claimed, over }: PayOpenProps): ReactNode {
  const t = useT('pay')
  const styles = usePayStyles()
  return (
    <PublicPage title={t('pendingTitle')} lead={t('pendingLead')} width="wide">
      <Warnings claimed={claimed} amount={order.paid_amount} over={over} />
      <div className={styles.columns}>
        <PageCard>
          <Row gap="M" justify="between">
            <OrderStatus status={order.status} />
            {order.expire_time && <Countdown end={order.expire_time} />}
          </Row>
          <PayAmount amount={order.paid_amount} />
          <p className={styles.note}>{t('decimalPoint', { amount: order.paid_amount })}</p>
          <PayDetails order={order} />
          <PaymentTypes />
        </PageCard>
        {over ? null : <Deposit />}
      </div>
      <MissingPayment />
    </PublicPage>
  )
}

function Warnings(props: { claimed: string | null; amount: string; over: boolean }): ReactNode {
  const t = useT('pay')
  const claim = checkAmount(props.claimed, props.amount)
  const styles = usePayStyles()
  const demo = useSystemConfig()?.demo
  return (
    <Stack gap="S" className={styles.warnings}>
      {demo && (
        <MessageBar layout="multiline">
          <MessageBarBody>{t('demoOnly')}</MessageBarBody>
        </MessageBar>
      )}
      {props.over && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>
            <MessageBarTitle>{t('overTitle')}</MessageBarTitle>
            {t('overText')}
          </MessageBarBody>
        </MessageBar>
      )}
      {claim.verdict !== 'agrees' && (
        <MessageBar intent="warning" layout="multiline" role="alert">
          <MessageBarBody>
            {claim.verdict === 'differs'
              ? t('claimDiffers', { said: claim.said, amount: props.amount })
              : t('claimUnreadable', { amount: props.amount })}
          </MessageBarBody>
        </MessageBar>
      )}
    </Stack>
  )
}
