import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { Account } from '@seaport/contract/desk/account.schema'
import { useFormat, useT } from '@seaport/i18n/react'
import { EmptyState } from '@seaport/ui/empty-state'
import { ErrorState } from '@seaport/ui/error-state'
import { LoadingState } from '@seaport/ui/loading-state'
import { Page } from '@seaport/ui/page'
import { useFailure } from '@seaport/ui/use-failure'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServerNow } from '../../../shared/useClock.ts'
import { EndedHint } from '../../inbox/inbox.public.ts'
import { useBoard } from '../api/useBoard.ts'
import { useBoardChoice } from '../api/useBoardChoice.ts'
import { type BoardPort, choosePorts } from '../board-ports.ts'
import { AccountPort } from '../components/AccountPort.tsx'
import { BoardBar } from '../components/BoardBar.tsx'
import { FreePorts } from '../components/FreePorts.tsx'
import { PortRows } from '../components/PortRows.tsx'
import { TaskPort } from '../components/TaskPort.tsx'
import { usePortStyles } from '../components/usePortStyles.ts'

/** Remaining time below which the board warns. */
const SOON_MS = 3 * 24 * 60 * 60_000

/** Maximum number of ports shown as cards. */
const FEW_PORTS = 12

/** /: all ports, with holders and progress. */
export function PortBoard(): ReactNode {
  const t = useT('desktop')
  const failure = useFailure()
  const navigate = useNavigate()
  const { workspace, ports, error, refetch, isKept } = useBoard()
  const [choice, setChoice] = useBoardChoice((ports?.length ?? 0) > FEW_PORTS ? 'rows' : 'cards')
  if (!workspace || !ports)
    return error ? <ErrorState {...failure(error)} onRetry={() => void refetch()} /> : <LoadingState />
  const taken = ports.filter(({ holder }) => holder).length
  return (
    <Page
      title={t('ports')}
      description={isKept ? t('portsKept') : t('portsLead', { taken, total: ports.length })}
      actions={
        <Button appearance="primary" icon={<AddRegular />} onClick={() => void navigate('/tasks/new')}>
          {t('newTask')}
        </Button>
      }
    >
      <Expiry at={workspace.ports_expire_at} />
      <EndedHint />
      {ports.length === 0 ? (
        <EmptyState motif="berth" title={t('noPorts')} text={t('noPortsText')} />
      ) : (
        <BoardBar choice={choice} onChange={setChoice} />
      )}
      {choice.view === 'rows' ? (
        <PortRows ports={choosePorts(ports, choice)} accounts={workspace.accounts} />
      ) : (
        <PortCards ports={choosePorts(ports, choice)} accounts={workspace.accounts} />
      )}
    </Page>
  )
}

function PortCards(props: { ports: readonly BoardPort[]; accounts: readonly Account[] }): ReactNode {
  const t = useT('desktop')
  const styles = usePortStyles()
  const held = props.ports.filter(({ holder }) => holder)
  const free = props.ports.filter(({ holder }) => !holder).map(({ slot }) => slot)
  return (
    <>
      <ul className={styles.grid} aria-label={t('ports')}>
        {held.map((port) => (
          <li key={port.slot} className={styles.cell}>
            <Card port={port} />
          </li>
        ))}
      </ul>
      <FreePorts slots={free} accounts={props.accounts} />
    </>
  )
}

function Card({ port }: { port: BoardPort }): ReactNode {
  const { slot, holder, account, local } = port
  if (holder === null) return null
  if (holder.kind === 'task') return <TaskPort {...port} />
  return <AccountPort slot={slot} holder={holder} account={account} local={local} />
}

/** Ports that have expired, or soon will. */
function Expiry({ at }: { at: string | null }): ReactNode {
  const t = useT('desktop')
  const format = useFormat()
  const now = useServerNow()
  if (at === null) return null
  const left = Date.parse(at) - now()
  if (left > SOON_MS) return null
  return (
    <MessageBar intent={left > 0 ? 'warning' : 'error'} layout="multiline">
      <MessageBarBody>
        {left > 0 ? t('portsExpireSoon', { time: format.dateTime(at) }) : t('portsExpired')}
      </MessageBarBody>
    </MessageBar>
  )
}
