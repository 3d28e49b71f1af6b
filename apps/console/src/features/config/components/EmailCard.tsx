import { Button } from '@fluentui/react-components'
import type { EmailConfig } from '@seaport/contract/platform/email.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { PageCard } from '@seaport/ui/page'
import { Row } from '@seaport/ui/row'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'

export type EmailAction = 'edit' | 'test'

interface EmailCardProps {
  config: EmailConfig
  onAction: (action: EmailAction) => void
}

/** How mails of one type are sent. */
export function EmailCard({ config, onAction }: EmailCardProps): ReactNode {
  const t = useT('config')
  const format = useFormat()
  const { configured } = config
  return (
    <PageCard
      title={t(`mail.type.${config.type}`)}
      actions={
        <StatusBadge
          tone={configured ? 'success' : 'warning'}
          label={configured ? t('mail.configured') : t('mail.notConfigured')}
        />
      }
    >
      {!configured && <Hint breaks>{t('mail.held')}</Hint>}
      <KeyValueList
        items={[
          ...(configured
            ? [
                { label: t('mail.sender'), value: config.sender },
                {
                  label: t('mail.server'),
                  value: t('mail.address', { host: config.server_address, port: String(config.server_port) }),
                },
                { label: t('mail.secure'), value: t(`mail.secure.${config.secure}`) },
                { label: t('mail.user'), value: config.user || t('none') },
                {
                  label: t('mail.password'),
                  value: config.has_password ? t('mail.passwordSet') : t('mail.passwordNone'),
                },
              ]
            : []),
          { label: t('mail.subject'), value: config.subject ?? config.default_subject },
          {
            label: t('mail.expiry'),
            value: format.duration(config.expire_minutes * 60_000),
          },
        ]}
      />
      <Row>
        <Button appearance={configured ? 'secondary' : 'primary'} onClick={() => onAction('edit')}>
          {configured ? t('mail.edit') : t('mail.setUp')}
        </Button>
        {configured && <Button onClick={() => onAction('test')}>{t('mail.test')}</Button>}
      </Row>
    </PageCard>
  )
}
