import { useFormat, useT } from '@seaport/i18n/react'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { PageCard } from '@seaport/ui/page'
import { StatusBadge } from '@seaport/ui/status-badge'
import type { ReactNode } from 'react'
import { useDesktopState, useRunner } from '../../../shared/useDesktop.ts'

/** The server that this client belongs to, and whether it answers. */
export function Connection(): ReactNode {
  const t = useT('desktopSettings')
  const format = useFormat()
  const server = useDesktopState().data?.server_url ?? ''
  const runner = useRunner()
  const lastAt = runner?.last_contact_at
  return (
    <PageCard title={t('connection')}>
      <KeyValueList
        items={[
          { label: t('server'), value: server, copy: server, copyName: t('copyServer') },
          {
            label: t('state'),
            value:
              (runner?.online ?? true) ? (
                <StatusBadge tone="success" label={t('connected')} />
              ) : (
                <StatusBadge tone="warning" label={t('away')} />
              ),
          },
          { label: t('lastAnswer'), value: lastAt ? format.dateTime(lastAt) : t('noAnswer') },
        ]}
      />
    </PageCard>
  )
}
