import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-message-bar'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { payPath } from '../../pay/pay.public.ts'

/** An order that was placed just now. */
export interface Opened {
  order_no: string
  paid_amount: string
  /** The browser did not let the pay page open by itself. */
  blocked: boolean
}

/** Says where the pay page is; the link stays, whether the page opened or not. */
export function OpenedOrder({ opened }: { opened: Opened }): ReactNode {
  const t = useT('recharge')
  const { order_no, paid_amount, blocked } = opened
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
