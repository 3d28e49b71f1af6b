import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { listWebhooks } from '@seaport/contract/work/webhook'
import type { Webhook } from '@seaport/contract/work/webhook.schema'
import { useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { lazy } from '@seaport/ui/lazy'
import { LoadingState } from '@seaport/ui/loading-state'
import { PageCard } from '@seaport/ui/page'
import { Stack } from '@seaport/ui/stack'
import { Text } from '@seaport/ui/text'
import { useFailure } from '@seaport/ui/use-failure'
import { type ReactNode, Suspense, useState } from 'react'
import { useEndpointQuery } from '../../../shared/api/endpoint.ts'
import { WebhookItem } from './WebhookItem.tsx'

const WebhookEditor = lazy(async () => (await import('./WebhookEditor.tsx')).WebhookEditor)
const SecretDialog = lazy(async () => (await import('./SecretDialog.tsx')).SecretDialog)
const DeliveryPanel = lazy(async () => (await import('./DeliveryPanel.tsx')).DeliveryPanel)

type Open =
  | { dialog: 'editor'; webhook?: Webhook }
  | { dialog: 'secret'; secret: string }
  | { dialog: 'log'; webhook: Webhook }

/** The person's webhooks: addresses, topics, and deliveries. */
export function WebhooksSection(): ReactNode {
  const t = useT('notification')
  const failure = useFailure()
  const { data, isError, error, refetch } = useEndpointQuery(listWebhooks, {})
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  if (!data)
    return isError ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />
  const add = (
    <Button
      appearance="primary"
      icon={<AddRegular />}
      disabled={data.list.length >= data.most}
      onClick={() => setOpen({ dialog: 'editor' })}
    >
      {t('addWebhook')}
    </Button>
  )
  return (
    <Stack gap="L" width="page">
      <PageCard title={t('section.webhooks')} actions={data.list.length > 0 && add}>
        <Text as="p" tone="quiet">
          {t('webhookLead')}
        </Text>
        {data.list.length >= data.most && (
          <Text as="p" tone="quiet">
            {t(data.list.length > data.most ? 'planOver' : 'planFull', { count: data.most })}
          </Text>
        )}
        {data.list.length > 0 ? (
          <Stack as="ul" gap="none">
            {data.list.map((webhook) => (
              <WebhookItem
                key={webhook.id}
                webhook={webhook}
                onEdit={() => setOpen({ dialog: 'editor', webhook })}
                onSecret={(secret) => setOpen({ dialog: 'secret', secret })}
                onLog={() => setOpen({ dialog: 'log', webhook })}
              />
            ))}
          </Stack>
        ) : (
          <EmptyState motif="lighthouse" title={t('noWebhooks')} text={t('noWebhooksText')} actions={add} />
        )}
      </PageCard>
      <Suspense>
        {open?.dialog === 'editor' && (
          <WebhookEditor
            webhook={open.webhook}
            kinds={data.kinds}
            onCreated={(secret) => setOpen({ dialog: 'secret', secret })}
            onClose={close}
          />
        )}
        {open?.dialog === 'secret' && <SecretDialog secret={open.secret} onClose={close} />}
        {open?.dialog === 'log' && <DeliveryPanel webhook={open.webhook} onClose={close} />}
      </Suspense>
    </Stack>
  )
}
