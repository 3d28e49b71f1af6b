import { makeStyles } from '@fluentui/react-components'
import { listOrders, orderTypes } from '@seaport/contract/money/order'
import type { Order } from '@seaport/contract/money/order.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { RelativeTime } from '@seaport/ui/relative-time'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { token } from '@seaport/ui/theme-tokens'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { PageLink } from '../../../shared/page/PageLink.tsx'
import { OrderStatus, payPath } from '../../pay/pay.public.ts'

const SHOWN = 5

const useStyles = makeStyles({
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${token('spacingVerticalXXS')} ${token('spacingHorizontalM')}`,
    padding: `${token('spacingVerticalS')} 0`,
    '& + &': { borderTop: `${token('strokeWidthThin')} solid ${token('colorNeutralStroke2')}` },
  },
  detail: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: token('spacingHorizontalM'),
    color: token('colorNeutralForeground3'),
    fontSize: token('fontSizeBase200'),
    lineHeight: token('lineHeightBase200'),
    overflowWrap: 'anywhere',
  },
  time: { whiteSpace: 'nowrap' },
  pay: { justifySelf: 'end', fontSize: token('fontSizeBase200') },
})

/** The last recharges with their states; unpaid ones link to their pay page. */
export function RecentRecharges(): ReactNode {
  const t = useT('recharge')
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(listOrders, {
    query: { order_type: orderTypes.recharge, page_size: SHOWN },
  })
  return (
    <PageCard title={t('recent')} actions={<PageLink to="/paymentData-user">{t('allOrders')}</PageLink>}>
      {data ? (
        data.list.length > 0 ? (
          <Stack as="ul" gap="none">
            {data.list.map((order) => (
              <Recharge key={order.order_no} order={order} />
            ))}
          </Stack>
        ) : (
          <EmptyState motif="chest" title={t('noneTitle')} text={t('noneText')} />
        )
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </PageCard>
  )
}

function Recharge({ order }: { order: Order }): ReactNode {
  const t = useT('recharge')
  const format = useFormat()
  const styles = useStyles()
  return (
    <li className={styles.item}>
      <Text as="span" weight="semibold" numeric>
        {format.money(order.paid_amount)}
      </Text>
      <OrderStatus status={order.status} />
      <span className={styles.detail}>
        <span>{order.order_no}</span>
        <span className={styles.time}>
          <RelativeTime value={order.created_at} />
        </span>
      </span>
      {order.status === 'pending' && (
        <span className={styles.pay}>
          <PageLink to={payPath(order)} newTab>
            {t('payThis')}
          </PageLink>
        </span>
      )}
    </li>
  )
}
