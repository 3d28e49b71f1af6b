import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import type { Purchase } from './PurchaseForm.tsx'

/** Confirms a purchase, with a link to the record. */
export function PurchaseNote({ bought: { order_no, quote } }: { bought: Purchase }): ReactNode {
  const t = useT('buy')
  const format = useFormat()
  return (
    <MessageBar intent="success" layout="multiline" role="status">
      <MessageBarBody>
        <MessageBarTitle>{t('boughtTitle')}</MessageBarTitle>
        {t('boughtText', {
          orderNo: order_no,
          count: quote.port_num,
          time: format.dateTime(quote.port_expire_time),
        })}{' '}
        <PageLink to={`/buyData-user?order=${order_no}`} inline>
          {t('boughtLink')}
        </PageLink>
      </MessageBarBody>
    </MessageBar>
  )
}
