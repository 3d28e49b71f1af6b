import { Button } from '@fluentui/react-components'
import { listWebhookDeliveries } from '@seaport/contract/work/webhook'
import type { Webhook, WebhookDelivery } from '@seaport/contract/work/webhook.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { Hint } from '@seaport/ui/hint'
import { LoadingState } from '@seaport/ui/loading-state'
import { Row } from '@seaport/ui/row'
import { SidePanel } from '@seaport/ui/side-panel'
import { Stack } from '@seaport/ui/stack'
import { StatusBadge } from '@seaport/ui/status-badge'
import { useFailure } from '@seaport/ui/use-failure'
import { useNotify } from '@seaport/ui/use-notify'
import type { ReactNode } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { useResend } from '../api/webhook-actions.ts'
import { useNotificationStyles } from './useNotificationStyles.ts'

/** As many as a panel shows. */
const LATEST = 50
/** Poll interval in ms; a new message is usually confirmed within seconds. */
const EVERY = 3000
const tones = { queued: 'info', delivered: 'success', failed: 'danger' } as const

/** Messages sent to a webhook, and its answers. */
export function DeliveryPanel({ webhook, onClose }: { webhook: Webhook; onClose: () => void }): ReactNode {
  const t = useT('notification')
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(
    listWebhookDeliveries,
    { params: { id: webhook.id }, query: { page_size: LATEST } },
    { refetchIntervalMs: EVERY },
  )
  return (
    <SidePanel open size="medium" title={t('logOf', { url: webhook.url })} onClose={onClose}>
      {data ? (
        data.list.length > 0 ? (
          <Stack as="ul" gap="none">
            {data.list.map((delivery) => (
              <Delivery key={delivery.id} delivery={delivery} />
            ))}
          </Stack>
        ) : (
          <EmptyState motif="boat" title={t('logEmpty')} text={t('logEmptyText')} />
        )
      ) : isError ? (
        <ErrorState {...failure(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </SidePanel>
  )
}

function Delivery({ delivery }: { delivery: WebhookDelivery }): ReactNode {
  const t = useT('notification')
  const format = useFormat()
  const styles = useNotificationStyles()
  const { failed } = useNotify()
  const resend = useResend()
  const { id, type, state, tries, status, error, created_at, next_at } = delivery
  const facts = [
    format.dateTime(created_at),
    status !== null && t('answered', { status }),
    error && t(`error.${error}`),
    tries > 0 && t('tries', { count: tries }),
    next_at && tries > 0 && t('again', { time: format.dateTime(next_at) }),
  ]
  return (
    <Row as="li" justify="between" className={styles.item}>
      <Stack gap="none" className={styles.words}>
        <Row as="span" className={styles.name}>
          {type === 'test' ? t('test') : t(`kind.${type}`)}
          <StatusBadge tone={tones[state]} label={t(`state.${state}`)} />
        </Row>
        <Hint as="span" breaks>
          {facts.filter(Boolean).join(' · ')}
        </Hint>
      </Stack>
      {state !== 'queued' && (
        <Button
          size="small"
          disabledFocusable={resend.isPending}
          onClick={() => void resend.mutateAsync({ params: { id } }).catch(failed)}
        >
          {t('sendAgain')}
        </Button>
      )}
    </Row>
  )
}
