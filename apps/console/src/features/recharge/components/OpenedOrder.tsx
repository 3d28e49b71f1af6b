import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { getOrder } from '@seaport/contract/money/order'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { payPath } from '../../pay/pay.public.ts'

/** An order that was placed just now. */
export interface Opened {
  order_no: string
  paid_amount: string
  /** The browser blocked the payment page's tab. */
  blocked: boolean
}

/** Shows that the pay page was opened; the link stays, in case it was not. */
export function OpenedOrder({ opened }: { opened: Opened }): ReactNode {
  const t = useT('recharge')
  const pay = useT('pay')
  const { order_no, paid_amount, blocked } = opened
  const order = useEndpointQuery(getOrder, { params: { order_no } }).data
  // A paid or closed order must not be paid once more.
  if (order && order.status !== 'pending')
    return (
      <MessageBar intent={order.status === 'paid' ? 'success' : 'info'} layout="multiline" role="status">
        <MessageBarBody>
          <MessageBarTitle>{pay(`title.${order.status}`)}</MessageBarTitle>
          {pay(`text.${order.status}`)}
        </MessageBarBody>
      </MessageBar>
    )
  return (
    <MessageBar intent={blocked ? 'warning' : 'success'} layout="multiline" role="status">
      <MessageBarBody>
        <MessageBarTitle>{blocked ? t('blockedTitle') : t('openedTitle')}</MessageBarTitle>
        {t('openedText', { orderNo: order_no, amount: paid_amount })}{' '}
        <PageLink to={payPath(opened)} newTab inline>
          {t('openPay')}
        </PageLink>
      </MessageBarBody>
    </MessageBar>
  )
}
