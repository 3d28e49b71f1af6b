import { Button } from '@fluentui/react-components'
import { MAX_WAITING_DELIVERIES, OLD_SECRET_HOURS } from '@seaport/contract/work/webhook'
import type { Webhook } from '@seaport/contract/work/webhook.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { confirm } from '@seaport/ui/confirm'
import { Hint } from '@seaport/ui/hint'
import { Row } from '@seaport/ui/row'
import { RowMenu } from '@seaport/ui/row-menu'
import { Stack } from '@seaport/ui/stack'
import { StatusBadge } from '@seaport/ui/status-badge'
import { useNotify } from '@seaport/ui/use-notify'
import type { ReactNode } from 'react'
import { useConfirmedAction } from '../../../shared/list/useConfirmedAction.ts'
import {
  useDeleteWebhook,
  useRenewWebhookSecret,
  useTestWebhook,
  useUpdateWebhook,
} from '../api/webhook-actions.ts'
import { useNotificationStyles } from './useNotificationStyles.ts'

interface WebhookItemProps {
  webhook: Webhook
  onEdit: () => void
  /** Called with a new secret, which can't be read again. */
  onSecret: (secret: string) => void
  onLog: () => void
}

/** A webhook in the list, with its actions. */
export function WebhookItem({ webhook, onEdit, onSecret, onLog }: WebhookItemProps): ReactNode {
  const t = useT('notification')
  const format = useFormat()
  const styles = useNotificationStyles()
  const { success, failed } = useNotify()
  const { id, url, kinds, enabled, disabled_at, waiting, old_secret_until } = webhook
  const update = useUpdateWebhook()
  const test = useTestWebhook()
  const deletion = useDeleteWebhook()
  const remove = useConfirmedAction(() => ({
    title: t('askDelete', { url }),
    effects: [t('deleteEffect')],
    action: t('delete'),
    done: t('deleted', { url }),
    run: () => deletion.mutateAsync({ params: { id } }),
  }))
  const renewal = useRenewWebhookSecret()
  const renew = async () => {
    let secret: string | undefined
    await confirm({
      title: t('askNewSecret', { url }),
      effects: [t('newSecretOnce'), t('newSecretOverlap', { count: OLD_SECRET_HOURS })],
      action: t('newSecret'),
      tone: 'primary',
      run: async () => {
        const answer = await renewal.mutateAsync({ params: { id } })
        secret = answer.secret
      },
    })
    if (secret) onSecret(secret)
  }
  const sendTest = async () => {
    await test.mutateAsync({ params: { id } })
    success(t('testSent'))
    onLog()
  }
  const turn = () => update.mutateAsync({ params: { id }, body: { enabled: !enabled } })
  return (
    <Row as="li" justify="between" className={styles.item}>
      <Stack gap="none" className={styles.words}>
        <Row as="span" className={styles.name}>
          {url}
          <StatusBadge tone={enabled ? 'success' : 'neutral'} label={enabled ? t('on') : t('off')} />
        </Row>
        <Hint as="span" breaks>
          {kinds.map((kind) => t(`kind.${kind}`)).join(' · ')}
        </Hint>
        {disabled_at && (
          <Hint as="span" breaks>
            {t('switchedOff', { time: format.dateTime(disabled_at) })}
          </Hint>
        )}
        {old_secret_until && (
          <Hint as="span" breaks>
            {t('oldSecretUntil', { time: format.dateTime(old_secret_until) })}
          </Hint>
        )}
        {waiting > 0 && (
          <Hint as="span" breaks>
            {waiting < MAX_WAITING_DELIVERIES
              ? t('waiting', { count: waiting })
              : t('queueFull', { most: waiting })}
          </Hint>
        )}
      </Stack>
      <Row>
        <Button size="small" disabledFocusable={test.isPending} onClick={() => void sendTest().catch(failed)}>
          {t('sendTest')}
        </Button>
        <Button size="small" onClick={onLog}>
          {t('log')}
        </Button>
        <RowMenu
          name={url}
          actions={[
            { id: 'edit', label: t('edit'), onSelect: onEdit },
            {
              id: 'turn',
              label: enabled ? t('turnOff') : t('turnOn'),
              onSelect: () => void turn().catch(failed),
            },
            { id: 'secret', label: t('newSecret'), onSelect: () => void renew() },
            { id: 'delete', label: t('delete'), onSelect: remove },
          ]}
        />
      </Row>
    </Row>
  )
}
