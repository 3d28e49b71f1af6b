import { makeStyles } from '@fluentui/react-components'
import { ApiRefused } from '@seaport/api-client/errors'
import { useT } from '@seaport/i18n/react'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { useFailure } from '@seaport/ui/use-failure'
import { VisuallyHidden } from '@seaport/ui/visually-hidden'
import type { ReactNode } from 'react'
import { PageButton } from '../../../shared/page/PageButton.tsx'
import { usePayOrder } from '../api/usePayOrder.ts'
import type { PayLink } from '../pay-link.ts'
import { PayMessage } from './PayMessage.tsx'
import { PayOutcome } from './PayOutcome.tsx'
import { PendingPayment } from './PendingPayment.tsx'

const useStyles = makeStyles({
  middle: { marginBlock: 'auto' },
})

/** One of the user's own orders, in any state; it updates by itself. */
export function PayOrder({ link }: { link: PayLink }): ReactNode {
  const order = useT('order')
  const { answer, over } = usePayOrder(link.orderNo)
  const { data } = answer
  return (
    <>
      {/* Read out when the state changes, wherever the focus is. */}
      <VisuallyHidden role="status" as="p">
        {data && order(`status.${data.status}`)}
      </VisuallyHidden>
      {data === undefined ? (
        <OrderNotFound link={link} answer={answer} />
      ) : data.status === 'pending' ? (
        <PendingPayment order={data} claimed={link.claimed} over={over} />
      ) : (
        <PayOutcome order={data} status={data.status} />
      )}
    </>
  )
}

function OrderNotFound(props: {
  link: PayLink
  answer: ReturnType<typeof usePayOrder>['answer']
}): ReactNode {
  const t = useT('pay')
  const styles = useStyles()
  const failure = useFailure()
  const { isError, error, refetch } = props.answer
  if (error instanceof ApiRefused && error.status === 404)
    return (
      <PayMessage
        title={t('unknownTitle')}
        text={t('unknownText', { orderNo: props.link.orderNo })}
        actions={
          <>
            <PageButton to="/dashboard">{t('toConsole')}</PageButton>
            <PageButton to="/payBalance" appearance="primary">
              {t('newRecharge')}
            </PageButton>
          </>
        }
      />
    )
  return (
    <div className={styles.middle}>
      {isError ? (
        <ErrorState wholeScreen {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </div>
  )
}
