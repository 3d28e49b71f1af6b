import { makeStyles } from '@fluentui/react-components'
import { ApiRefused } from '@seaport/api-client/errors'
import { getOrder } from '@seaport/contract/money/order'
import type { Order } from '@seaport/contract/money/order.schema'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { SidePanel } from '@seaport/ui/side-panel'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { payPath, SupportContact } from '../../pay/pay.public.ts'
import { OrderDetails, TierDetails } from './OrderDetails.tsx'

const useStyles = makeStyles({
  root: {
    paddingBottom: token('spacingVerticalXXL'),
  },
})

/** Everything about one order, beside the list. */
export function OrderPanel({ orderNo, onClose }: { orderNo: string; onClose: () => void }): ReactNode {
  const t = useT('orderScreen')
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(getOrder, { params: { order_no: orderNo } })
  const missing = error instanceof ApiRefused && error.status === 404
  return (
    <SidePanel
      open
      title={t('details')}
      onClose={onClose}
      actions={
        data?.status === 'pending' && (
          <PageLink to={payPath(data)} newTab>
            {t('openPay')}
          </PageLink>
        )
      }
    >
      {data ? (
        <Content order={data} />
      ) : missing ? (
        <EmptyState motif="chest" title={t('unknownTitle', { orderNo })} text={t('unknownText')} />
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
  )
}

function Content({ order }: { order: Order }): ReactNode {
  const t = useT('orderScreen')
  const styles = useStyles()
  return (
    <Stack gap="XXL" className={styles.root}>
      <OrderDetails order={order} />
      {order.tier && <TierDetails title={t('tier')} tier={order.tier} />}
      {order.extension && <TierDetails title={t('addedTier')} tier={order.extension.tier} />}
      {order.order_type === 1 && order.status !== 'paid' && (
        <Text as="p" tone="quiet">
          {t('missingText')} <SupportContact />
        </Text>
      )}
    </Stack>
  )
}
