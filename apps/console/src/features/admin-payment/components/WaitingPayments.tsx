import { Button } from '@fluentui/react-button'
import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-message-bar'
import { adminListPayments } from '@seaport/contract/money/order'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'

/** Says how many payments wait for a decision, while any does. */
export function WaitingPayments({ onShow }: { onShow: () => void }): ReactNode {
  const t = useT('adminPayment')
  const { data } = useEndpointQuery(adminListPayments, { query: { status: 'parked', page_size: 1 } })
  if (!data?.total) return undefined
  return (
    <MessageBar intent="warning">
      <MessageBarBody>{t('waiting', { count: data.total })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onShow}>{t('showWaiting')}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}
