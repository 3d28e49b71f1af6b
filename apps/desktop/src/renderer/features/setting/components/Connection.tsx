import { Button } from '@fluentui/react-components'
import { useFormat, useT } from '@seaport/i18n/react'
import { Hint } from '@seaport/ui/hint'
import { KeyValueList } from '@seaport/ui/key-value-list'
import { PageCard } from '@seaport/ui/page'
import { StatusBadge } from '@seaport/ui/status-badge'
import { type ReactNode, useState } from 'react'
import { useDesktopState, useRunner } from '../../../shared/useDesktop.ts'
import { ServerForm } from '../../login/login.public.ts'

/** The client's server, and whether it answers. */
export function Connection(): ReactNode {
  const t = useT('desktopSettings')
  const d = useT('desktop')
  const format = useFormat()
  const [changing, setChanging] = useState(false)
  const server = useDesktopState().data?.server_url ?? ''
  const runner = useRunner()
  const lastAt = runner?.last_contact_at
  return (
    <PageCard
      title={t('connection')}
      actions={
        <Button size="small" onClick={() => setChanging(!changing)}>
          {d(changing ? 'serverBack' : 'serverChange')}
        </Button>
      }
    >
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
      {changing && (
        <>
          <Hint>{d('serverChangeNote')}</Hint>
          <ServerForm address={server} />
        </>
      )}
    </PageCard>
  )
}
