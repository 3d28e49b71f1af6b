import { Button } from '@fluentui/react-button'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { BoardRegular } from '@fluentui/react-icons/svg/board'
import { MessageBar, MessageBarBody } from '@fluentui/react-message-bar'
import { useFormat, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWorkspace } from '../../../shared/useDesktop.ts'
import { AccountPort } from '../components/AccountPort.tsx'
import { FreePort } from '../components/FreePort.tsx'
import { TaskPort } from '../components/TaskPort.tsx'
import { usePortStyles } from '../components/usePortStyles.ts'

/** Time left from which on the board warns. */
const SOON_MS = 3 * 24 * 60 * 60_000

/** /: every port, who holds it, how far it is. */
export function PortBoard(): ReactNode {
  const t = useT('desktop')
  const failure = useFailure()
  const navigate = useNavigate()
  const styles = usePortStyles()
  const { data, error, refetch } = useWorkspace()
  if (!data)
    return error ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />
  const { ports, accounts, local } = data
  const taken = ports.filter(({ holder }) => holder).length
  return (
    <Page
      title={t('ports')}
      description={t('portsLead', { taken, total: ports.length })}
      actions={
        <Button appearance="primary" icon={<AddRegular />} onClick={() => void navigate('/tasks/new')}>
          {t('newTask')}
        </Button>
      }
    >
      <Expiry at={data.ports_expire_at} />
      {ports.length === 0 && (
        <EmptyState icon={<BoardRegular />} title={t('noPorts')} text={t('noPortsText')} />
      )}
      <ul className={styles.grid} aria-label={t('ports')}>
        {ports.map(({ slot, holder }) => (
          <li key={slot} className={styles.cell}>
            {holder === null && <FreePort slot={slot} accounts={accounts} />}
            {holder?.kind === 'account' && (
              <AccountPort
                slot={slot}
                holder={holder}
                account={accounts.find(({ id }) => id === holder.id)}
                local={local.find(({ id }) => id === holder.id)}
              />
            )}
            {holder?.kind === 'task' && <TaskPort slot={slot} holder={holder} />}
          </li>
        ))}
      </ul>
    </Page>
  )
}

/** Ports that have expired, or soon will. */
function Expiry({ at }: { at: string | null }): ReactNode {
  const t = useT('desktop')
  const format = useFormat()
  if (at === null) return null
  const left = Date.parse(at) - Date.now()
  if (left > SOON_MS) return null
  return (
    <MessageBar intent={left > 0 ? 'warning' : 'error'} layout="multiline">
      <MessageBarBody>
        {left > 0 ? t('portsExpireSoon', { time: format.dateTime(at) }) : t('portsExpired')}
      </MessageBarBody>
    </MessageBar>
  )
}
