import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { ClockDismissRegular } from '@fluentui/react-icons/svg/clock-dismiss'
import { DismissCircleRegular } from '@fluentui/react-icons/svg/dismiss-circle'
import { orderTypes } from '@seaport/contract/money/order'
import type { Order } from '@seaport/contract/money/order.schema'
import type { OrderState } from '@seaport/contract/money/order-state.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import { useWindowTitle } from '@seaport/ui/use-window-title'
import type { ReactElement, ReactNode } from 'react'
import { PageButton } from '../../../shared/page/PageButton.tsx'
import { MissingPayment } from './MissingPayment.tsx'
import { PayDetails } from './PayDetails.tsx'

/** An order that nobody has to pay any more. */
type Ended = Exclude<OrderState, 'pending'>

const useStyles = makeStyles({
  root: {
    width: '100%',
    margin: 'auto',
  },
  head: {
    textAlign: 'center',
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    width: '72px',
    height: '72px',
    marginBottom: token('spacingVerticalS'),
    borderRadius: '50%',
    fontSize: '40px',
    lineHeight: 0,
  },
  paid: { backgroundColor: token('seaportSuccessSurface'), color: token('seaportSuccessText') },
  failed: { backgroundColor: token('seaportDangerSurface'), color: token('seaportDangerText') },
  closed: { backgroundColor: token('colorNeutralBackground6'), color: token('colorNeutralForeground2') },
  refunded: { backgroundColor: token('seaportInfoSurface'), color: token('seaportInfoText') },
  title: {
    margin: 0,
    fontSize: token('fontSizeHero700'),
    lineHeight: token('lineHeightHero700'),
    fontWeight: token('fontWeightSemibold'),
    textWrap: 'balance',
  },
  amount: {
    fontSize: token('fontSizeHero800'),
    lineHeight: token('lineHeightHero800'),
  },
  text: { maxWidth: '56ch', textWrap: 'balance' },
})

const icons: Record<Ended, ReactElement> = {
  paid: <CheckmarkCircleRegular />,
  failed: <DismissCircleRegular />,
  closed: <ClockDismissRegular />,
  refunded: <ArrowUndoRegular />,
}

/** How an order ended, and where to go from there. */
export function PayOutcome({ order, status }: { order: Order; status: Ended }): ReactNode {
  const t = useT('pay')
  const format = useFormat()
  const styles = useStyles()
  const title = t(`title.${status}`)
  const amount = format.money(order.paid_amount)
  useWindowTitle(title)
  return (
    <Stack gap="XXL" width="form" className={styles.root}>
      <Stack gap="S" align="center" className={styles.head}>
        <span className={mergeClasses(styles.icon, styles[status])} aria-hidden>
          {icons[status]}
        </span>
        <h1 className={styles.title}>{title}</h1>
        <Text as="p" weight="semibold" numeric className={styles.amount}>
          {amount}
        </Text>
        <Text as="p" tone="quiet" className={styles.text}>
          {t(wordsOf(order, status))}
        </Text>
      </Stack>
      <PageCard title={t('orderDetails')}>
        <PayDetails order={order} />
      </PageCard>
      {(status === 'failed' || status === 'closed') && <MissingPayment />}
      <Row justify="center">
        <PageButton to="/dashboard" {...(status === 'paid' && { appearance: 'primary' })}>
          {t('toConsole')}
        </PageButton>
        <PageButton to="/payBalance" {...(status !== 'paid' && { appearance: 'primary' })}>
          {t('newRecharge')}
        </PageButton>
      </Row>
    </Stack>
  )
}

/** A purchase is paid from the balance, and refunded to it; a recharge the other way round. */
function wordsOf({ order_type }: Order, status: Ended) {
  if (order_type === orderTypes.recharge) return `text.${status}` as const
  return status === 'refunded' ? 'purchaseRefunded' : 'paidFromBalance'
}
