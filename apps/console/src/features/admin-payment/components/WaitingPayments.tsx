import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'

/** Notice with the number of parked payments. */
export function WaitingPayments({ count, onShow }: { count: number; onShow: () => void }): ReactNode {
  const t = useT('adminPayment')
  return (
    <MessageBar intent="warning">
      <MessageBarBody>{t('waiting', { count })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onShow}>{t('showWaiting')}</Button>
      </MessageBarActions>
    </MessageBar>
  )
}
